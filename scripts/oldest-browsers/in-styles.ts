import type { Identifier } from '@mdn/browser-compat-data/types';
import {
  type CssNode,
  type Declaration,
  find,
  generate,
  type List,
  type ListItem,
  parse,
  type Rule,
  walk,
} from 'css-tree';
import { browsersWithout, type Missing, STYLES } from './compat.ts';

/** The groups of length units in the data, by the prefix of a unit. */
const UNITS: readonly [RegExp, string][] = [
  [/^cq/, 'container_query_length_units'],
  [/^dv/, 'viewport_percentage_units_dynamic'],
  [/^sv/, 'viewport_percentage_units_small'],
  [/^lv/, 'viewport_percentage_units_large'],
];

type Found = Missing & { where: string };
type Features = Record<string, Identifier>;

const { properties, selectors, types, 'at-rules': atRules } = STYLES as unknown as Record<string, Features>;
const typesByName = new Map(Object.entries(types ?? {}).flatMap(featuresIn));

/**
 * The features of a style sheet that an oldest browser lacks. A declaration is allowed after another one of the same
 * property in its rule, which older browsers then use. Prefixed names are for the browsers that know them.
 */
export function missingInStyles(sheet: string): Found[] {
  const found: Found[] = [];
  walk(parse(sheet), function (node) {
    if (this.declaration && this.rule && hasFallback(this.rule, this.declaration)) return;
    const where = this.rule ? generate(this.rule.prelude) : '';
    for (const [name, feature] of featuresOf(node, this.declaration)) {
      const browsers = name.startsWith('-') ? [] : browsersWithout(feature);
      if (browsers.length > 0) found.push({ name, browsers, where });
    }
  });
  return found;
}

/** The style sheet as the oldest browsers read it: without what one of them lacks. */
export function knownStyles(sheet: string): string {
  const tree = parse(sheet);
  const isMissing = ([name, feature]: [string, Identifier | undefined]) =>
    !name.startsWith('-') && browsersWithout(feature).length > 0;
  const isNewer = (node: CssNode) => {
    if (node.type === 'Atrule') return featuresOf(node, null).some(isMissing);
    const declaration = node.type === 'Declaration' ? node : null;
    const part = node.type === 'Rule' ? node.prelude : node;
    return find(part, (each) => featuresOf(each, declaration).some(isMissing)) !== null;
  };
  const removeNewer = (node: CssNode, item: ListItem<CssNode>, list: List<CssNode>) => {
    if (isNewer(node)) list.remove(item);
  };
  for (const visit of ['Declaration', 'Rule', 'Atrule'] as const) walk(tree, { visit, enter: removeNewer });
  return generate(tree);
}

function hasFallback({ block }: Rule, declaration: Declaration): boolean {
  const same = block.children.filter((each) => each.type === 'Declaration' && each.property === declaration.property);
  return same.first !== null && same.first !== declaration;
}

function featuresOf(node: CssNode, declaration: Declaration | null): [name: string, Identifier | undefined][] {
  const property = declaration ? properties?.[declaration.property] : undefined;
  switch (node.type) {
    case 'Atrule':
      return [[`@${node.name}`, atRules?.[node.name]]];
    case 'Feature':
      return node.kind === 'media' ? [[`@media ${node.name}`, atRules?.media?.[node.name] as Identifier]] : [];
    case 'FeatureRange':
      return node.kind === 'media' ? [['@media with < or >', atRules?.media?.range_syntax as Identifier]] : [];
    case 'PseudoClassSelector':
    case 'PseudoElementSelector':
      return [[`:${node.name}`, selectors?.[node.name]]];
    case 'NestingSelector':
      return [['&', selectors?.nesting]];
    case 'Declaration':
      return [[node.property, properties?.[node.property]]];
    case 'Identifier':
      return declaration ? [[`${declaration.property}: ${node.name}`, property?.[node.name] as Identifier]] : [];
    case 'Function':
      return declaration ? [[`${node.name}()`, typesByName.get(node.name)]] : [];
    case 'Dimension':
      return [[node.unit, types?.length?.[UNITS.find(([of]) => of.test(node.unit))?.[1] ?? node.unit] as Identifier]];
    default:
      return [];
  }
}

function featuresIn([name, feature]: [string, Identifier]): [string, Identifier][] {
  const { __compat, ...inner } = feature;
  const within = Object.entries(inner as Features).flatMap(featuresIn);
  return __compat ? [[name, feature], ...within] : within;
}
