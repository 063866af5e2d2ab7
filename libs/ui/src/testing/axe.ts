import axe from 'axe-core';

/** WCAG violations that axe finds in the rendered DOM, as `rule: element`. Rules that measure pixels run in the browser tests. */
export async function breaches(root: Element = document.body): Promise<string[]> {
  const { violations } = await axe.run(root, {
    rules: {
      'color-contrast': { enabled: false },
      'label-content-name-mismatch': { enabled: false },
      // A single component has no landmarks around it.
      region: { enabled: false },
    },
  });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
