import { expect, it } from 'vitest';
import { looksLikeEmail } from './email.ts';

it.each(['a@b.org', ' ada@example.org ', 'a.b+c@school.example.org'])('"%s" looks like an email address', (typed) =>
  expect(looksLikeEmail(typed)).toBe(true),
);

it.each(['', 'ada', 'ada@', '@example.org', 'ada@example', 'ada@example.o', 'a b@example.org', 'a@b@example.org'])(
  '"%s" does not',
  (typed) => expect(looksLikeEmail(typed)).toBe(false),
);
