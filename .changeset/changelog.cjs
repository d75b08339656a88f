/** Lists of changes stay lists: Storybook shows each entry at the components that it names. */
module.exports = {
  getReleaseLine: async ({ summary }) => (summary.startsWith("- ") ? summary : `- ${summary}`),
  getDependencyReleaseLine: async (_changesets, updated) =>
    updated.map(({ name, newVersion }) => `- Needs ${name} ${newVersion}`).join("\n"),
};
