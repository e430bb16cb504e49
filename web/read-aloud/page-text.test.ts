import { describe, expect, it } from 'vitest';
import { mainOf, type ParsedNode } from '../../scripts/building/page-nodes.ts';
import { pageSentences, placeIn } from './page-text.ts';

const sentences = (html: string) => pageSentences<ParsedNode>(mainOf(`<main id="main">${html}</main>`));
const texts = (html: string) => sentences(html).map(({ text }) => text);

describe('pageSentences', () => {
  it('reads headings, paragraphs and list items in their order', () => {
    expect(texts('<h1>About Us</h1><p>We read. You listen.</p><ul><li>One</li><li>Two</li></ul>')).toEqual([
      'About Us',
      'We read.',
      'You listen.',
      'One',
      'Two',
    ]);
  });

  it('reads a sentence through what is strong or linked in it', () => {
    expect(texts('<p>It is <strong>never</strong> <a href="/x">an answer</a>.</p>')).toEqual([
      'It is never an answer.',
    ]);
  });

  it('reads a sentence through the elements of a translation by the browser', () => {
    const [a, b] = ['It is ', ' an answer.'].map((text) => `<font><font>${text}</font></font>`);
    expect(texts(`<p>${a}<strong><font><font>never</font></font></strong>${b}</p>`)).toEqual([
      'It is never an answer.',
    ]);
  });

  it.each([
    '<button>Press</button>',
    '<nav><a href="/">Home</a></nav>',
    '<p><a href="/">Home</a></p>',
    '<ul><li><a href="/">Home</a> </li></ul>',
    '<span aria-hidden="true">★</span>',
    '<div data-silent=""><p>Quiet</p></div>',
    '<p hidden="">Quiet</p>',
    '<p role="status">Saved</p>',
    '<p aria-live="polite">Added</p>',
    '<svg viewBox="0 0 1 1"><title>A tree</title></svg>',
    '<label>Name<input type="text"/></label>',
  ])('leaves out what is operated, drawn or leads elsewhere: %s', (html) => {
    expect(texts(`${html}<p>Read this.</p>`)).toEqual(['Read this.']);
  });

  it('leaves out what is not displayed, such as what is for paper only', () => {
    const page = mainOf('<main id="main"><div class="paper"><p>Printed.</p></div><p>Read this.</p></main>');
    const [paper] = page.childNodes;
    Object.assign(paper ?? {}, { checkVisibility: () => false });
    expect(pageSentences<ParsedNode>(page).map(({ text }) => text)).toEqual(['Read this.']);
  });

  it('knows the node and the place of every word', () => {
    const [, second] = sentences('<p>One. It is <strong>never</strong> an answer.</p>');
    const word = second?.words[2];
    const place = second && word ? placeIn(second.pieces, second.start + word.start) : null;
    expect(place).toMatchObject({ node: { nodeValue: 'never' }, offset: 0 });
  });
});

describe('mainOf', () => {
  it('reads what React writes: entities, comments, void elements', () => {
    expect(texts('<p>Sam<!-- -->&#x27;s &amp; <br/>Mira&quot;s</p><img src="x"><p>On.</p>')).toEqual([
      "Sam's &",
      'Mira"s',
      'On.',
    ]);
  });

  it('says so when there is no main part', () => {
    expect(() => mainOf('<p>Nothing</p>')).toThrow(/main/);
  });
});
