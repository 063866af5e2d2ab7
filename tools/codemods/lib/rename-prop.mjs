import { Node } from 'ts-morph';

const place = (node) => `${node.getSourceFile().getFilePath()}:${node.getStartLineNumber()}`;

/** The elements that an imported name refers to. Found by reference: another variable with the same name is left alone. */
function elementsOf(name, member) {
  return name.findReferencesAsNodes().flatMap((reference) => {
    const parent = reference.getParent();
    const tag = member && Node.isPropertyAccessExpression(parent) && parent.getName() === member ? parent : reference;
    const element = tag.getParent();
    const opens = Node.isJsxOpeningElement(element) || Node.isJsxSelfClosingElement(element);
    return opens && element.getTagNameNode() === tag && Boolean(member) === (tag === parent) ? [element] : [];
  });
}

/** Renames the property in an element's attributes and in object literals spread among them. */
function renameIn(element, { from, to }) {
  const taken = element.getAttribute(to) !== undefined;
  const byHand = [];
  let changed = 0;
  for (const attribute of element.getAttributes()) {
    if (Node.isJsxAttribute(attribute)) {
      if (attribute.getNameNode().getText() !== from) continue;
      if (taken) byHand.push(`${place(attribute)} has a property ${to} already`);
      else {
        attribute.getNameNode().replaceWithText(to);
        changed += 1;
      }
      continue;
    }
    const spread = attribute.getExpression();
    if (Node.isObjectLiteralExpression(spread) && spread.getProperty(from)) {
      const property = spread.getProperty(from);
      const value = Node.isPropertyAssignment(property) ? property.getInitializerOrThrow().getText() : from;
      property.replaceWithText(`${to}: ${value}`);
      changed += 1;
    } else if (spread.getType().getProperty(from)) {
      byHand.push(`${place(spread)} spreads an object with a property ${from}`);
    }
  }
  return { changed, byHand };
}

/**
 * Renames a property of a component in all its elements.
 * @param {import('ts-morph').Project} project its files are changed, not saved
 * @param {{component: string, from: string, to: string, library?: string}} what
 * @returns {{changed: number, byHand: string[]}} the number of changes, and the places that need a manual change
 */
export function renameProp(project, { library = '@portal/ui', ...what }) {
  const sum = { changed: 0, byHand: [] };
  for (const file of project.getSourceFiles()) {
    for (const line of file.getImportDeclarations()) {
      if (line.getModuleSpecifierValue() !== library) continue;
      const named = line.getNamedImports();
      const own = named.find((one) => one.getName() === what.component);
      const whole = line.getNamespaceImport();
      const elements = [
        ...(own ? elementsOf(own.getAliasNode() ?? own.getNameNode()) : []),
        ...(whole ? elementsOf(whole, what.component) : []),
      ];
      const props = named.find((one) => one.getName() === `${what.component}Props`);
      if (props) sum.byHand.push(`${place(props)} uses the type ${what.component}Props`);
      for (const element of elements) {
        const { changed, byHand } = renameIn(element, what);
        sum.changed += changed;
        sum.byHand.push(...byHand);
      }
    }
  }
  return sum;
}
