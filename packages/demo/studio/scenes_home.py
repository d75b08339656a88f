"""Every scene of furniture, of things for the home, of rooms and of wide pictures, by its name in the orders."""

import scenes_banners
import scenes_journal
import scenes_leads
import scenes_rooms
import scenes_views

SCENES = {
    **scenes_leads.LEADS,
    **scenes_rooms.SCENES,
    **scenes_views.SCENES,
    **scenes_banners.SCENES,
    **scenes_journal.SCENES,
}
