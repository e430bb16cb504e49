import { describe, expect, it } from 'vitest';
import { applyLooks, looksOf } from './class-looks.ts';
import { parseXhtml } from './markup.ts';

describe('the look of a class', () => {
  it.each([
    ['.a { vertical-align: super }', 'sup'],
    ['span.a{font-size:70%;vertical-align:sub;}', 'sub'],
    ['.a { font-size: 0.58em; position: relative; top: -0.33em; vertical-align: baseline }', 'sup'],
    ['.a { font-size: 0.58em; position: relative; top: 0.33em }', 'sub'],
    ['.b, .a { text-decoration: underline line-through }', 's'],
    ['.a { font-style: italic }', 'em'],
    ['.a { font-weight: 700; color: red }', 'em'],
    ['.a { font-weight: normal; font-style: normal }', undefined],
    ['.a { display: none }', 'hidden'],
    ['/* .a { display: none } */ .a { top: -1em }', undefined],
    ['@media print { .a { display: none } }', undefined],
    ['.b .a { display: none }', undefined],
    ['.a { font-size: 0.8em; position: relative; top: 0 }', undefined],
  ])('%s', (sheet, look) => {
    expect(looksOf([sheet]).get('a')).toBe(look);
  });

  it('is that of a span with its class or its own style', () => {
    const book = parseXhtml(
      '<html><body><p>10<span class="x a">2</span><span class="e a" style="font-weight: bold">2</span><span style="vertical-align: sub">3</span></p><p class="h"/></body></html>',
    );
    applyLooks(book, looksOf(['.a { vertical-align: super } .e { font-style: italic } .h { display: none }']));
    expect(JSON.stringify(book)).toMatch(/"sup".*"sup".*"sub".*"hidden":""/);
  });
});
