import type { Adapter, AdapterPayload } from 'oidc-provider';

type Entry = { payload: AdapterPayload; endsAt: number };

/** The oldest entries are dropped beyond this number. */
const MAX_ENTRIES = 1000;

/** An in-memory store for oidc-provider. */
export function createMemoryAdapter(): (model: string) => Adapter {
  const entries = new Map<string, Entry>();
  return (model) => adapterOver(entries, model);
}

function adapterOver(entries: Map<string, Entry>, model: string): Adapter {
  const keyOf = (id: string) => `${model} ${id}`;

  function found(id: string): AdapterPayload | undefined {
    const entry = entries.get(keyOf(id));
    return entry && entry.endsAt > performance.now() ? entry.payload : undefined;
  }

  function first(fits: (payload: AdapterPayload) => boolean): AdapterPayload | undefined {
    for (const [key, { payload }] of entries) if (key.startsWith(`${model} `) && fits(payload)) return payload;
    return undefined;
  }

  return {
    async upsert(id, payload, expiresIn = Number.POSITIVE_INFINITY) {
      entries.delete(keyOf(id));
      entries.set(keyOf(id), { payload, endsAt: performance.now() + expiresIn * 1000 });
      for (const key of entries.keys()) {
        if (entries.size <= MAX_ENTRIES) break;
        entries.delete(key);
      }
    },
    find: async (id) => found(id),
    findByUid: async (uid) => first((payload) => payload.uid === uid),
    findByUserCode: async (userCode) => first((payload) => payload.userCode === userCode),
    async consume(id) {
      const payload = found(id);
      if (payload) payload.consumed = Math.floor(Date.now() / 1000);
    },
    async destroy(id) {
      entries.delete(keyOf(id));
    },
    async revokeByGrantId(grantId) {
      for (const [key, { payload }] of entries) if (payload.grantId === grantId) entries.delete(key);
    },
  };
}
