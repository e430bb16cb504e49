import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { PARENT_AGREEMENT_VERSION } from '../../rules/people/parent-agreement.ts';

/** The hash of the sentences of each version. Earlier versions stay, because stored agreements name them. */
const TEXTS: Record<string, string> = {
  '2026-11-27': 'af9bd76e1ad0c0a278f37a1210c31ae6da4173ac19fd045e37e85b51fec6660c',
  // "The test" in place of "the three tests".
  '2026-11-27b': '352e4c1bb92ddba61dc24a2ebeefc69ce3c19d4c32ee9fc5e14c7cc4e204b45a',
};

const messages = async (name: string) => JSON.parse(await readFile(`messages/en/${name}.json`, 'utf8'));

/** What a parent reads before agreeing: the page, what it shows of another page, and the question. */
async function sentences() {
  const { welcome } = await messages('welcome');
  const { pupils } = await messages('pupils');
  const { page_title, page_description, print, ...agreement } = welcome.agreement;
  const { how_often_wrong, our_parts } = welcome.results_explained;
  const parts = { title: our_parts.title, nobody_knows: our_parts.nobody_knows };
  const { agree_title, agree_sentence, agree_confirm } = pupils.accounts;
  return [agreement, how_often_wrong, parts, { agree_title, agree_sentence, agree_confirm }];
}

it('the text that a parent agrees to has a new version, in rules/people/parent-agreement.ts, when it changes', async () => {
  const hash = createHash('sha256')
    .update(JSON.stringify(await sentences()))
    .digest('hex');
  expect({ [PARENT_AGREEMENT_VERSION]: TEXTS[PARENT_AGREEMENT_VERSION] }).toEqual({ [PARENT_AGREEMENT_VERSION]: hash });
});
