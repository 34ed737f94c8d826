"""Pages and doors of a mirror: a hosted Topcut that shows what a laptop in a hall decides."""

from fastapi import APIRouter

from topcut.web.mirror import keys, receiving

router = APIRouter()
router.include_router(keys.router)
router.routes.extend(receiving.ROUTES)
