import { Grid, Picture, TeamCard } from "@pallu/ui";
import { partPicture } from "../partPicture.ts";
import { partMeta, partPage } from "../partPage.tsx";

export const meta = partMeta("team", "Team");

export default partPage("team", "Team", ({ members }) => (
  <Grid as="ul" columns={{ base: 2, md: 3, xl: 4 }}>
    {members.map(({ name, position, text, picture }) => (
      <li key={name}>
        <TeamCard
          name={name}
          picture={
            picture !== undefined && (
              <Picture
                {...partPicture(picture, 320, 400)}
                alt={name}
                sizes="(min-width: 768px) 30vw, 46vw"
              />
            )
          }
          position={position}
          text={text}
        />
      </li>
    ))}
  </Grid>
));
