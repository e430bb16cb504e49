import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** A name of the app. `never`: other words for it, as regular expressions. `prescribed`: where the specification says one of them. */
type Name = { name: string; never: string[]; prescribed: Record<string, string> };

const GLOSSARY: Name[] = JSON.parse(readFileSync('messages/glossary.json', 'utf8'));
/** Other words than those of the app, by which an answer of the help is found. */
const SEARCHED = /^help\..*\.(words|empty_words)$/;

const TEXTS = globSync('messages/en/*.json')
  .flatMap((file) => textsOf(JSON.parse(readFileSync(file, 'utf8'))))
  .filter(({ key }) => !SEARCHED.test(key));

it.each(GLOSSARY)('$name has no other name, but where the specification says it', ({ never, prescribed }) => {
  const other = new RegExp(`\\b(${never.join('|')})\\b`, 'i');
  const met = TEXTS.filter(({ text }) => other.test(text));
  expect(met.filter(({ key }) => !(key in prescribed))).toEqual([]);
  expect(Object.keys(prescribed).filter((key) => met.every((text) => text.key !== key))).toEqual([]);
});

/** The texts of a catalogue with their keys; a message with variants has several. */
function textsOf(value: unknown, path: readonly string[] = []): { key: string; text: string }[] {
  if (typeof value === 'string') return [{ key: path.join('.'), text: value }];
  if (Array.isArray(value))
    return value.flatMap(({ match }) => Object.values(match).flatMap((text) => textsOf(text, path)));
  return Object.entries(value as object).flatMap(([name, inner]) => textsOf(inner, [...path, name]));
}
