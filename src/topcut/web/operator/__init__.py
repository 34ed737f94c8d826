"""Pages for whoever runs the server: whether it is well, what it does, who may use it and how much."""

from fastapi import APIRouter

from topcut.web.operator import account, accounts, figures, health

router = APIRouter()
for page in (health, figures, accounts, account):
    router.include_router(page.router)
