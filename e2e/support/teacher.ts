import type { APIRequestContext, Browser } from '@playwright/test';
import type { BodyOf } from '#contract/api.ts';
import type { Group, ShownGroup } from '#contract/groups/groups.ts';
import type { PupilCard, PupilList } from '#contract/groups/pupils.ts';
import { api } from './api.ts';
import { expect, FROM_OUR_PAGE, newPerson, SIGN_UP_CONSENT } from './journey.ts';

/** A teacher with a class, over the API. */
export class Teacher {
  readonly group: Group & { code: string };
  readonly #request: APIRequestContext;
  readonly #learnerId: string;

  private constructor(request: APIRequestContext, learnerId: string, group: Group) {
    this.#request = request;
    this.#learnerId = learnerId;
    this.group = { ...group, code: group.code ?? '' };
  }

  static async withClass(browser: Browser, baseURL: string, name = '5a'): Promise<Teacher> {
    return Teacher.signedUpWith((await browser.newContext({ baseURL })).request, name);
  }

  /** A new teacher who is signed in where these requests come from. */
  static async signedUpWith(request: APIRequestContext, name: string): Promise<Teacher> {
    const post = { headers: FROM_OUR_PAGE };
    const person = { ...newPerson(), name: 'Ms Lee' };
    await request.post(api('POST /auth/sign-up/email'), { ...post, data: { ...person, ...SIGN_UP_CONSENT } });
    const { id: learnerId } = await (await request.get(api('GET /learner'))).json();
    await request.put(api('PUT /learners/:learnerId/role', { learnerId }), { ...post, data: { role: 'educator' } });
    const made = await request.post(api('POST /learners/:learnerId/groups', { learnerId }), {
      ...post,
      data: { kind: 'class', name },
    });
    expect(made.status()).toBe(201);
    const [group] = (await made.json()).groups as Group[];
    if (!group) throw new Error('no class was made');
    return new Teacher(request, learnerId, group);
  }

  /** Looks at the class, and gives what is shown of each member, by name. */
  async members(): Promise<ShownGroup['members']> {
    const params = { learnerId: this.#learnerId, groupId: this.group.groupId };
    const answer = await this.#request.get(api('GET /learners/:learnerId/groups/:groupId', params));
    expect(answer.ok()).toBe(true);
    return ((await answer.json()) as ShownGroup).members;
  }

  /** Looks at the class, and gives what is shown of its only member. */
  async look(): Promise<ShownGroup['members'][number] | undefined> {
    return (await this.members())[0];
  }

  /** Sets something for the class, and gives its id. */
  async set(data: BodyOf<'POST /learners/:learnerId/groups/:groupId/assignments'>): Promise<string> {
    const params = { learnerId: this.#learnerId, groupId: this.group.groupId };
    const path = api('POST /learners/:learnerId/groups/:groupId/assignments', params);
    const answer = await this.#request.post(path, { headers: FROM_OUR_PAGE, data });
    expect(answer.status()).toBe(201);
    return (await answer.json()).assignments.at(-1).assignmentId;
  }

  /** Makes an account for each name, and gives the cards. */
  async makePupils(...names: string[]): Promise<PupilCard[]> {
    const answer = await this.#request.post(
      api('POST /learners/:learnerId/pupil-lists', { learnerId: this.#learnerId }),
      {
        headers: FROM_OUR_PAGE,
        data: { rows: names.map((name) => ({ name, className: this.group.name })), isPreview: false },
      },
    );
    expect(answer.ok()).toBe(true);
    return ((await answer.json()) as PupilList).cards;
  }

  /** Gives a pupil new pictures. */
  async givePictures(name: string): Promise<PupilCard> {
    const memberId = (await this.members()).find((member) => member.name === name)?.memberId ?? '';
    const params = { learnerId: this.#learnerId, groupId: this.group.groupId };
    const answer = await this.#request.put(api('PUT /learners/:learnerId/groups/:groupId/pictures', params), {
      headers: FROM_OUR_PAGE,
      data: { memberIds: [memberId] },
    });
    expect(answer.ok()).toBe(true);
    return (await answer.json()).cards[0];
  }
}
