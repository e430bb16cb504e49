import { beforeEach, describe, expect, it } from 'vitest';
import type { Learner } from '#contract/people/learner.ts';
import {
  PRESET_PICTURE_NAMES,
  presetPictureAt,
  presetPicturePath,
  UPLOADED_PICTURE,
} from '#rules/people/profile-picture.ts';
import { jpeg, webp } from '../testing/pictures.ts';
import { codeOf, createTestApp, type TestApp } from '../testing/test-app.ts';

let test: TestApp;
let cookie: string;
let learner: Learner;
beforeEach(async () => {
  test = await createTestApp();
  ({ cookie, learner } = await test.signUp());
});

const read = () => test.learnerOf(cookie);
const change = (body: unknown) => test.ask('PATCH', `/api/learners/${learner.id}/profile`, { cookie, body });
const own = (bytes: Buffer) => ({ kind: 'own', base64: bytes.toString('base64') });

describe('the name', () => {
  it('is changed, as it is written, and the picture stays', async () => {
    await change({ picture: { kind: 'set', name: 'cat' } });
    const answer = await change({ name: '  Zoë\u0308 Ängström ' });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({
      name: 'Zoë\u0308 Ängström'.normalize('NFC'),
      image: presetPicturePath('cat'),
    });
    expect(await read()).toMatchObject({ name: 'Zoë\u0308 Ängström'.normalize('NFC') });
  });

  it('that cannot be used changes nothing', async () => {
    for (const name of ['   ', 'a'.repeat(81), 'two\nlines', 7, null])
      expect(await codeOf(change({ name, picture: { kind: 'set', name: 'cat' } }))).toBe('name-not-usable');
    expect(await read()).toMatchObject({ name: 'Ada', image: null });
  });
});

describe('the picture', () => {
  it('can be one of the set, and the first letter again', async () => {
    for (const name of PRESET_PICTURE_NAMES) {
      const answer = await change({ picture: { kind: 'set', name } });
      expect(await answer.json()).toMatchObject({ image: `/profile-pictures/${name}.svg` });
      expect(presetPictureAt((await read()).image)).toBe(name);
    }
    await change({ picture: { kind: 'none' } });
    expect((await read()).image).toBeNull();
  });

  it.each([
    ['image/webp', webp()],
    ['image/jpeg', jpeg()],
  ])('can be an own one, served as %s to its learner only, under an address for good', async (type, bytes) => {
    await change({ picture: own(bytes) });
    const { image } = await read();
    const answer = await test.ask('GET', image ?? '', { cookie });
    expect(answer.status).toBe(200);
    expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true);
    expect(answer.headers.get('content-type')).toBe(type);
    expect(answer.headers.get('cache-control')).toBe('private, max-age=31536000, immutable');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect((await test.ask('GET', image ?? '')).status).toBe(401);
    const bo = await test.signUp('bo@example.org');
    const asked = await test.ask('GET', image ?? '', { cookie: bo.cookie });
    expect([asked.status, asked.headers.get('cache-control')]).toEqual([404, 'no-store']);
  });

  it('gives way to the next one: nothing of it stays, and its address leads nowhere', async () => {
    await change({ picture: own(webp()) });
    const { image: first } = await read();
    await change({ picture: own(jpeg()) });
    const { image: second } = await read();
    expect(second).not.toBe(first);
    expect((await test.ask('GET', first ?? '', { cookie })).status).toBe(404);
    expect(await test.count('profilePictures')).toBe(1);
    await change({ picture: { kind: 'none' } });
    expect(await test.count('profilePictures')).toBe(0);
  });

  it('that cannot be used changes nothing, and the one before stays', async () => {
    await change({ picture: own(webp()) });
    const { image } = await read();
    for (const picture of [own(webp(255, 256)), own(Buffer.from('GIF89a')), { kind: 'own', base64: '<svg/>' }]) {
      expect(await codeOf(change({ name: 'Bea', picture }))).toBe('picture-not-usable');
    }
    expect(await read()).toMatchObject({ name: 'Ada', image });
    expect((await test.ask('GET', image ?? '', { cookie })).status).toBe(200);
  });

  it('fits into a message at its largest, and one byte more is refused', async () => {
    expect((await change({ picture: own(webp(256, 256, UPLOADED_PICTURE.maxStoredBytes)) })).status).toBe(200);
    expect(await codeOf(change({ picture: own(webp(256, 256, UPLOADED_PICTURE.maxStoredBytes + 1)) }))).toBe(
      'picture-not-usable',
    );
  });
});

it('changes nothing when nothing is named, and refuses what is not agreed', async () => {
  expect(await (await change({})).json()).toEqual({ name: 'Ada', image: null });
  for (const picture of [{ kind: 'set', name: '../icon' }, { kind: 'address', address: 'https://a.example/a' }, 'cat'])
    expect(await codeOf(change({ picture }))).toBe('invalid-request');
  for (const body of [{ points: 1000 }, []]) expect(await codeOf(change(body))).toBe('invalid-request');
  expect((await read()).image).toBeNull();
});

it('changes no other learner', async () => {
  const bo = await test.signUp('bo@example.org');
  await change({ name: 'Ada Lee' });
  expect(await test.learnerOf(bo.cookie)).toMatchObject({ name: 'Ada', image: null });
});
