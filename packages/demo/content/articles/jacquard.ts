import { widePictures } from "../widePictures.ts";
import { text } from "./article.ts";
import type { Article } from "./article.ts";

export const jacquard: Article = {
  opening: [
    text(
      "Weaving is a row of yes and no. At every pass of the shuttle each warp thread is either up or down; the weft goes under the ones and over the others, and that is all that ever happens. A plain cloth asks the same question all day: odd threads, even threads, odd, even. A cloth with a peacock on it asks a different question at every pick, some two thousand threads at a time, and somebody has to remember the answers.",
    ),
    text(
      "For most of history that somebody was a child. The loom that took over from the child was the first machine that could be told what to do.",
    ),
  ],
  sections: [
    {
      id: "drawboy",
      heading: "The child on top of the loom",
      note: "In Banaras the pattern tied in thread is a naksha, and the man who ties it a nakshaband.",
      blocks: [
        text(
          "On a drawloom the warp threads hang from cords, and the cords are gathered into bunches, one bunch for each line of the pattern. The weaver sat below; a drawboy sat above or beside him, pulled the next bunch, and held its weight until the shuttle was through. In Banaras the pattern itself was tied as a little net of threads, a model of the whole design that was also the switchboard.",
        ),
        text(
          "It worked, and it made some of the finest cloth that there has ever been. But it was slow, two people and a few centimetres a day, and it had one great fault. Nobody could see a mistake until it was woven.",
        ),
      ],
    },
    {
      id: "card",
      heading: "One card, one line",
      blocks: [
        text(
          "Lyon tried for eighty years to get rid of the second person. Bouchon put the pattern on a roll of punched paper in 1725. Falcon cut the roll into cards and laced them into a chain. Vaucanson, who also built a mechanical duck, moved the whole thing to the top of the loom. In 1804 Joseph Marie Jacquard joined what was good in all three, and it ran.",
        ),
        text(
          "Here is what it does. Over the loom stand rows of upright hooks, each holding a cord, and each cord holding warp threads. Each hook stands in the eye of a horizontal needle with a spring behind it. A card is pressed against the points of the needles. Where the card has a hole, the needle goes through and nothing changes: the hook stays upright. Where there is no hole, the needle is pushed back and tips its hook aside. Then a frame of blades rises. It catches the upright hooks and lifts them; those that were tipped aside it misses.",
        ),
        text(
          "A hole is up, no hole is down. The shuttle passes, the next card swings in, and the loom has read one line.",
        ),
      ],
    },
    {
      id: "repeat",
      heading: "Why motifs repeat",
      note: "A common hand jacquard has 240 or 400 hooks; 400 hooks on a warp of 4,800 threads give twelve repeats across the cloth.",
      blocks: [
        text(
          "A hook can hold more than one thread. If each holds twelve, spaced evenly across the warp, whatever the first does the other eleven do as well, and one flower becomes a row of twelve. This is why the motifs of a woven saree stand in ranks, and why a single large figure, a whole scene across a pallu, is so dear: it needs as many hooks as there are threads, and as many cards as there are lines.",
        ),
        {
          kind: "table",
          caption: "What a pattern costs in cards",
          columns: ["Pattern", "Lines before it repeats", "Cards"],
          rows: [
            ["A small butti", "40", "40"],
            ["A mango on a border", "160", "160"],
            ["A pallu with hunters and elephants", "2,500", "2,500"],
            ["The silk portrait of Jacquard, Lyon, 1839", "Never", "24,000"],
          ],
        },
      ],
    },
    {
      id: "paper",
      heading: "The language in between",
      blocks: [
        text(
          "Between the artist and the loom stands a sheet of squared paper. Each column is a hook, each row is a pick, and each square is painted or it is not. A curve has to become a staircase, and good designers know how to place its steps so that the eye makes a curve of them again. They also think of what nobody draws: no thread may float for too long without being tied down, or it will catch, so there are small dots of binding hidden all over the petals.",
        ),
        text(
          "Then a card cutter reads the paper aloud to himself, line by line, and punches. Later the cards are laced with cord into a chain which hangs beside the loom like a wooden waterfall. You can read it with your fingers, and weavers do.",
        ),
        {
          kind: "picture",
          picture: widePictures["blog-7"],
          caption: "What waits for the cards: yarn, dyed, wound and in order.",
        },
      ],
    },
    {
      id: "engine",
      heading: "What came of it",
      blocks: [
        text(
          "Charles Babbage owned one of the silk portraits and showed it at his parties. When he designed an engine that could calculate anything, in the 1830s, he took the cards for it. Ada Lovelace, who understood it best, wrote the sentence by which the loom is now known to people who have never seen one.",
        ),
        {
          kind: "quote",
          text: "We may say most aptly, that the Analytical Engine weaves algebraical patterns just as the Jacquard-loom weaves flowers and leaves.",
          by: "Ada Lovelace, 1843",
        },
        text(
          "Yet the loom is not a computer. It cannot count, compare or choose; it only remembers, perfectly and in order. The throw of the shuttle, the beat, the tension of the warp, the mending of a broken end in the half second before it shows: none of that is on the cards. In Banaras and Kanchipuram the jacquard stands on top of a handloom, and under it there still sits a person. The machine thinks of the peacock. She thinks of the cloth.",
        ),
      ],
    },
  ],
  comments: [
    {
      name: "Arvind",
      date: "26th May 2025",
      dateTime: "2025-05-26",
      text: "I write software for a living and had the hole and the needle the wrong way round until today.",
    },
    {
      name: "Shabana",
      date: "4th June 2025",
      dateTime: "2025-06-04",
      text: "My grandfather tied nakshas. He could not read, and he could read any cloth.",
    },
  ],
};
