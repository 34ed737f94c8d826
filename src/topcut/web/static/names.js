// Finds a name while it is being typed, without a network: by any part of it or of the alter ego, with a slip or two. It
// answers as lists/search.py does.
(() => {
  "use strict";
  const LONGEST = 60; // letters that are looked at
  const BEGINS = 0, WORD = 1, WORD_BEGINS = 2, INSIDE = 3, SLIP = 4, NOT = 5; // how well a word fits, the best first
  const LETTERS = { ø: "o", ł: "l", đ: "d", æ: "ae", œ: "oe", ð: "d", þ: "th", ı: "i", ß: "ss" };
  const LITTLE = new Set(["the", "of", "and", "a", "an", "to", "in"]);
  const WHOLE = {
    dr: "doctor", doc: "doctor", mr: "mister", prof: "professor", cap: "captain", capt: "captain", cpt: "captain",
    cmdr: "commander", sgt: "sergeant", lt: "lieutenant", gen: "general",
  };

  function key(name) {
    const text = name.toLowerCase().normalize("NFKD").replace(/\p{M}/gu, "").replace(/[øłđæœðþıß]/g, (letter) => LETTERS[letter]);
    return text.replaceAll("&", "and").replace(/[^\p{L}\p{N}]+/gu, "") || text.replace(/\s+/g, " ").trim();
  }

  function words(name) {
    const found = (name.toLowerCase().match(/[\p{L}\p{N}_'’.]+/gu) ?? []).map((word) => key(word.replace(/['’]s$/, "")));
    return [...new Set(found.map((word) => WHOLE[word] ?? word))].filter((word) => word && !LITTLE.has(word));
  }

  // Whether so few letters differ, are missing, are too many or have changed places.
  function isSlip(one, other, most) {
    if (Math.abs(one.length - other.length) > most) return false;
    let before = [], row = [], next = [];
    for (let j = 0; j <= other.length; j += 1) row[j] = j;
    for (let i = 1; i <= one.length; i += 1) {
      let least = next[0] = i;
      for (let j = 1; j <= other.length; j += 1) {
        let cost = Math.min(row[j], next[j - 1]) + 1;
        const same = row[j - 1] + (one[i - 1] === other[j - 1] ? 0 : 1);
        if (same < cost) cost = same;
        if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1] && before[j - 2] < cost) cost = before[j - 2] + 1;
        next[j] = cost;
        if (cost < least) least = cost;
      }
      if (least > most) return false;
      [before, row, next] = [row, next, before];
    }
    return row[other.length] <= most;
  }

  function letters(word) {
    let found = 0;
    for (let place = 0; place < word.length; place += 1) found |= 1 << (word.charCodeAt(place) & 31);
    return found;
  }

  // At least so many letters of one are not in the other: most words are told apart by that, before any row is worked out.
  function lacks(one, other) {
    let left = one & ~other, number = 0;
    for (; left; left &= left - 1) number += 1;
    return number;
  }

  function fit(part, { word }) {
    if (part.word === word) return WORD;
    if (word.startsWith(part.word)) return WORD_BEGINS;
    return part.word.length > 2 && word.includes(part.word) ? INSIDE : NOT;
  }

  function slip(part, known) {
    const found = fit(part, known), { word, has } = part, most = word.length < 4 ? 0 : word.length < 7 ? 1 : 2;
    if (found < NOT || !most || lacks(has, known.has) > most) return found;
    const { length } = word, whole = known.word; // it may not be typed to its end
    const begun = whole.length > length + 1 ? [whole.slice(0, length + 1), whole.slice(0, length)] : whole.length > length ? [whole, whole.slice(0, length)] : [whole];
    return begun.some((one) => isSlip(word, one, most)) || (whole.length > length + 1 && isSlip(word, whole, most)) ? SLIP : NOT;
  }

  // How the word fits that fits worst, twice as much and one more where that is not in the own name. Each word is looked
  // at once for all names that have it.
  function worth(asked, parts, item, how) {
    if (item.whole.startsWith(asked)) return 2 * BEGINS;
    let worst = 0;
    for (const part of parts) {
      let best = 2 * NOT;
      for (const word of item.own) best = Math.min(best, 2 * (part.fits[word.place] ??= how(part, word)));
      for (const word of item.also) best = Math.min(best, 2 * (part.fits[word.place] ??= how(part, word)) + 1);
      worst = Math.max(worst, best);
      if (worst >= 2 * NOT) break;
    }
    return worst > 2 * INSIDE && item.whole.includes(asked) ? 2 * INSIDE : worst;
  }

  // A line each: kind, side or role, points, name, other names, affiliations or eras.
  function read(lines) {
    const vocabulary = new Map();
    const known = (text) => words(text).map((word) => {
      if (!vocabulary.has(word)) vocabulary.set(word, { word, has: letters(word), place: vocabulary.size });
      return vocabulary.get(word);
    });
    return lines.split("\n").filter(Boolean).map((line) => {
      const [kind, narrowed = "", points = "", name = "", also = "", groups = ""] = line.split("\t");
      const second = name.indexOf(" ("), end = second < 0 ? name.length : second;
      const more = known(`${name.slice(end)} ${also.replaceAll("|", " ")}`);
      return { kind, narrowed, points, name, groups, whole: key(name), own: known(name.slice(0, end)), also: more };
    });
  }

  function fitting(items, asked, told, how) {
    const parts = told.map((word) => ({ word, has: letters(word), fits: [] })), found = [];
    for (const item of items) {
      const worst = worth(asked, parts, item, how);
      if (worst < 2 * NOT) found.push([worst, asked ? item.whole.length : 0, item]);
    }
    return found.sort((one, other) => one[0] - other[0] || one[1] - other[1] || (one[2].name < other[2].name ? -1 : 1));
  }

  // Every word must fit; whoever has typed nothing sees the first of all. Slips are looked for only where no word begins
  // like that.
  function find(items, typed) {
    const looked = typed.slice(0, LONGEST), asked = key(looked), parts = words(looked), told = parts.length ? parts : [asked];
    const found = fitting(items, asked, told, fit);
    return (found.length && found[0][0] < 2 * INSIDE ? found : fitting(items, asked, told, slip)).map((one) => one[2]);
  }

  window.topcutNames = { key, read, find };
})();
