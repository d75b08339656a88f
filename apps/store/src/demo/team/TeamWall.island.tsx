import { Grid, Picture, TeamCard } from "@pallu/ui";
import type { ReactElement } from "react";
import { team } from "@pallu/demo/content/team.ts";

export const TeamWall = (): ReactElement => (
  <Grid as="ul" columns={{ base: 2, md: 3, xl: 4 }}>
    {team.map(({ name, position, text, picture }) => (
      <li key={name}>
        <TeamCard
          name={name}
          picture={<Picture src={picture} alt={name} width={320} height={400} />}
          position={position}
          text={text}
        />
      </li>
    ))}
  </Grid>
);
