import type { Meta, StoryObj } from "@storybook/react-vite";
import { Container } from "../../layout/Container/Container.tsx";
import { Section } from "../../layout/Section/Section.tsx";
import { roomCards, roomPicture } from "../PortfolioGrid/PortfolioGrid.fixtures.tsx";
import { Prose } from "../../patterns/Prose/Prose.tsx";
import { ProjectDetail, ProjectPictures, RelatedProjects } from "./ProjectDetail.tsx";
import { expectNoOverflow } from "../../components/StoryGrid/expectNoOverflow.ts";
import { dark, rightToLeft, single } from "../../components/StoryGrid/snapshots.ts";

const text =
  "Two old teak chairs, one new sofa and eleven metres of cloth. The walls stayed as they were; what changed is what the hand meets.";
const pictures = (layout: "plate" | "split") => (
  <ProjectPictures layout={layout}>
    {roomPicture(0)}
    {roomPicture(1)}
    {roomPicture(2)}
  </ProjectPictures>
);

const meta = {
  title: "Page sections/Editorial/ProjectDetail",
  component: ProjectDetail,
  subcomponents: {
    ProjectPictures: ProjectPictures as never,
    RelatedProjects: RelatedProjects as never,
  },
  parameters: {
    layout: "fullscreen",
  },
  args: {
    layout: "plate",
    name: "The reading room",
    tag: "Full interior",
    breadcrumb: {
      label: "Breadcrumb",
      items: [
        { label: "Home", href: "/" },
        { label: "Portfolio", href: "/portfolio-v1" },
        { label: "The reading room" },
      ],
    },
    pictures: pictures("plate"),
    children: <Prose blocks={[{ kind: "text", text }]} />,
    facts: [
      { term: "Client", detail: "A family in Coimbatore" },
      { term: "Designer", detail: "Pallu Studio" },
      { term: "Material", detail: "Teak, cotton, silk" },
      { term: "Website", detail: "pallu.example" },
    ],
    share: "Share",
  },
} satisfies Meta<typeof ProjectDetail>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plate: Story = { ...single, tags: ["axe"] };
export const Split: Story = {
  args: { layout: "split", pictures: pictures("split") },
  tags: ["axe"],
};
export const LongText: Story = {
  globals: { viewport: { value: "w360" } },
  args: {
    name: "A reading room for a house that had grown out of its books 🪔",
    tag: "Full interior, with everything that stands in it",
    facts: [
      { term: "Client", detail: "Kanchipurapattupudavaikalanjiyam" },
      { term: "What it was made of", detail: "Teak, cotton, silk, and whatever was there before" },
    ],
  },
  play: expectNoOverflow,
};
export const RightToLeft: Story = { ...Split, ...rightToLeft, tags: ["!test"] };
export const Related: Story = {
  render: () => (
    <Section>
      <Container>
        <RelatedProjects headingId="related" title="Related Projects">
          {roomCards(["The reading room", "A long table", "Lamps for a stair"], "Full interior")}
        </RelatedProjects>
      </Container>
    </Section>
  ),
};

export const Dark: Story = { ...Split, ...dark, tags: ["!test"] };
