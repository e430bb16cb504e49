import { z } from 'zod';

type Json = z.core.JSONSchema.BaseSchema;

/** `\u0041` is six bytes; without escapes a character is at most three. */
const BYTES_OF_CHARACTER = 6;
/** The longest number that JSON.stringify writes, such as -0.0000012345678901234567. */
const BYTES_OF_NUMBER = 25;
/** The longest texts of these formats; a time in nanoseconds. */
const LENGTH_OF_FORMAT: Readonly<Record<string, number>> = { uuid: 36, date: 10, 'date-time': 30 };

/**
 * The bytes of the largest JSON text that a schema accepts, without spaces and with every character as an escape.
 * @throws when a text or a list of the schema has no bound
 */
export function largestJsonBytes(schema: z.ZodType): number {
  return bytesOf(z.toJSONSchema(schema, { io: 'input' }));
}

function bytesOf(schema: Json): number {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return Math.max(...choices.map((choice) => bytesOf(choice as Json)));
  const values = schema.const === undefined ? schema.enum : [schema.const];
  if (values) return Math.max(...values.map(bytesOfValue));
  switch (schema.type) {
    case 'object':
      return bytesOfObject(schema);
    case 'array':
      return bytesOfList(schema);
    case 'string':
      return bytesOfText(schema.maxLength ?? LENGTH_OF_FORMAT[schema.format ?? '']);
    case 'number':
    case 'integer':
      return BYTES_OF_NUMBER;
    case 'boolean':
      return 'false'.length;
    case 'null':
      return 'null'.length;
    default:
      throw new Error(`no largest JSON text is known for ${JSON.stringify(schema)}`);
  }
}

function bytesOfObject({ properties = {} }: Json): number {
  const fields = Object.entries(properties).map(
    ([name, value]) => bytesOfText(name.length) + ':'.length + bytesOf(value as Json),
  );
  return bytesInBrackets(fields);
}

function bytesOfList({ prefixItems, items, maxItems }: Json): number {
  if (prefixItems) return bytesInBrackets(prefixItems.map((item) => bytesOf(item as Json)));
  if (maxItems === undefined) throw new Error('a list has no bound');
  return bytesInBrackets(Array(maxItems).fill(bytesOf(items as Json)));
}

function bytesInBrackets(parts: readonly number[]): number {
  return '[]'.length + parts.reduce((sum, bytes) => sum + bytes, 0) + Math.max(0, parts.length - 1);
}

function bytesOfText(length: number | undefined): number {
  if (length === undefined) throw new Error('a text has no bound');
  return '""'.length + BYTES_OF_CHARACTER * length;
}

function bytesOfValue(value: unknown): number {
  return typeof value === 'string' ? bytesOfText(value.length) : JSON.stringify(value).length;
}
