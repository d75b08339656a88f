import { widePictures } from "../widePictures.ts";
import { text } from "./article.ts";
import type { Article } from "./article.ts";

export const mending: Article = {
  opening: [
    text(
      "There is a word in Urdu and Hindi, rafu, for a darn so good that it cannot be found, and a word for the person who makes it, rafoogar. In Najibabad in the north there are whole streets of them. They carry shawls home in tin trunks, sit near a window, and pull a thread from the hem of a cloth to mend its middle. When they are done there is nothing to see, which is why hardly anyone knows that they exist.",
    ),
    text(
      "You need not be as good. Most cloth is thrown away for damage that a calm quarter of an hour would have held.",
    ),
  ],
  sections: [
    {
      id: "small",
      heading: "Small things, soon",
      note: "Keep the threads. When a new saree is hemmed, ask for the cut ends: they are the only thread in the world that matches.",
      blocks: [
        {
          kind: "list",
          items: [
            "A pulled thread: never cut it. Stretch the cloth gently on both sides and most of it goes back; bring the rest to the wrong side with a fine needle.",
            "A hole of a few millimetres: darn it with thread drawn from the seam allowance, over and under, as the loom did. Match the direction and nobody will look.",
            "A worn fall: unpick it before it tears the silk along its line of stitches, and sew on a new, washed one.",
            "Zari that has come loose: couch it down with silk thread of the ground's colour, one small stitch every half centimetre.",
          ],
        },
        text(
          "Do it by day, with a thin needle and one thread. Thick thread is stronger than old cloth and tears it beside the mend.",
        ),
      ],
    },
    {
      id: "large",
      heading: "When it splits",
      blocks: [
        text(
          "Old silk goes along its folds. If it parts in a straight line and the cloth near it is firm, lay a strip of silk organza underneath, larger by two fingers than the damage, and stitch the loose threads down on it. If you hear it crackle when you move it, and powder falls, the silk is shattering. It was often weighted with metal salts when it was dyed, and no stitch will hold it. Take it out of use, roll it, and keep it for the pattern.",
        ),
        text(
          "A good border can leave a tired body. Tailors in every silk town will cut the borders and the pallu from a saree and set them on new silk, which takes about a week. They do it with old Kanchipurams so often that there are weavers who make plain bodies for nothing else.",
        ),
      ],
    },
    {
      id: "layers",
      heading: "Cloth becomes cloth",
      note: "Kantha is from Bengal, sujani from Bihar, kaudi from Karnataka, godhadi from Maharashtra, ralli from Sindh and Rajasthan.",
      blocks: [
        text(
          "When a cotton saree is too thin to wear, it is at its softest. All over India women have laid three or four of them on top of each other and run a white thread through the layers, to and fro, until they were one. The stitch is the simplest there is. What it makes is a quilt that weighs nothing, cools in summer, and smells of people.",
        ),
        {
          kind: "table",
          caption: "What a saree has left in it",
          columns: ["Part", "State", "Becomes"],
          rows: [
            ["Pallu", "Sound", "A wall hanging, a stole, a cushion front"],
            ["Border", "Sound", "The border of another saree, a bag strap, a curtain edge"],
            ["Body, cotton", "Thin", "A quilt, a baby's wrap, muslin for storing silk"],
            ["Body, silk", "Firm beside the folds", "A blouse, lampshades, the lining of a coat"],
            ["Threads", "Any", "The next mend"],
          ],
        },
        text(
          "A newborn is wrapped, in many houses, in a piece of an old saree and not in a new one. It has been washed two hundred times. There is nothing softer in any shop, ours included.",
        ),
        {
          kind: "picture",
          picture: widePictures["blog-3"],
          caption: "Old cottons on their way to being a quilt.",
        },
      ],
    },
    {
      id: "hand",
      heading: "Handing it on",
      blocks: [
        text(
          "A saree without its story is a length of silk. Write it down while someone knows: who wore it, on what day, where it came from, what it cost if you dare. A strip of cotton tape with ink that does not run, sewn to the fall, lasts as long as the cloth. A photograph of the day, in the same muslin but not against the zari, is better still.",
        ),
        text(
          "Then give it while you can see it worn. People save their silks for those who come after and leave them a trunk of things that nobody dares to touch. A saree that is lent for a cousin's evening, comes back with a spot of tea, and is cleaned and told about, is more of an heirloom than one that has been safe.",
        ),
        {
          kind: "quote",
          text: "My mother's darns are the part of it that is hers.",
          by: "Written on a tape in a saree brought to us for a new border",
        },
      ],
    },
    {
      id: "last",
      heading: "The visible mend",
      blocks: [
        text(
          "There are days for the rafoogar and days for a red thread on blue. If a sleeve has worn through, a patch with an honest stitch round it says only that somebody liked this enough. We have come to prefer it. A cloth is a record of hands, and yours are in it from the first wash on. It is only fair to sign.",
        ),
      ],
    },
  ],
  comments: [
    {
      name: "Parveen",
      date: "3rd March 2025",
      dateTime: "2025-03-03",
      text: "I am from Najibabad. You have made some rafoogars very proud and slightly less invisible.",
    },
    {
      name: "Eleanor",
      date: "12th March 2025",
      dateTime: "2025-03-12",
      text: "I have started with a tape and a pen. Four sarees, two of them with stories that I had to telephone for.",
    },
  ],
};
