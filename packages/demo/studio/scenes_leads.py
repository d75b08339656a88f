"""The lead picture of every kind of furniture and of things for the home."""

import scenes_furniture
import scenes_homeware

LEADS = {**scenes_furniture.SCENES, **scenes_homeware.SCENES}
