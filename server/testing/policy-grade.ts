const TOO_BROAD = new Set(['ftp:', 'http:', 'https:', '*', 'http://*', 'http://*.*', 'https://*', 'https://*.*']);
const INLINE = new Set(["'unsafe-inline'", 'data:']);
const PASSIVE = ['img-src', 'media-src'];
const SHORTEST = 'img-src'.length - 1;

export type Policy = ReadonlyMap<string, ReadonlySet<string>>;

/** The directives of a Content-Security-Policy; null when it is none. */
export function parsedPolicy(header: string | undefined): Policy | null {
  if (header === undefined || header.trim().length < SHORTEST) return null;
  const policy = new Map<string, Set<string>>();
  for (const directive of header.split(';').map((text) => text.trim().toLowerCase().split(/\s+/))) {
    const [name = '', ...sources] = directive;
    if (policy.has(name)) return null;
    if (name) policy.set(name, new Set(sources.length === 0 && name.endsWith('-src') ? ["'none'"] : sources));
  }
  return policy;
}

/** What a policy adds to the score of an answer over HTTPS, as the HTTP Observatory of MDN counts since 2024. */
export function policyModifier(policy: Policy | null): number {
  if (policy === null) return -25;
  const script = withoutHashedInline(sourcesOf(policy, 'script-src'));
  const style = withoutHashedInline(sourcesOf(policy, 'style-src'));
  if (has(script, TOO_BROAD) || has(script, INLINE) || has(sourcesOf(policy, 'object-src'), TOO_BROAD)) return -20;
  const active = [...policy.keys()].filter((name) => !PASSIVE.includes(name));
  if (active.some((name) => isPlain(sourcesOf(policy, name)))) return -20;
  if (script.has("'unsafe-eval'") || style.has("'unsafe-eval'")) return -10;
  if (PASSIVE.some((name) => isPlain(sourcesOf(policy, name)))) return -10;
  if (has(style, TOO_BROAD) || has(style, INLINE)) return 0;
  const otherwise = policy.get('default-src');
  return otherwise?.size === 1 && otherwise.has("'none'") ? 10 : 5;
}

function sourcesOf(policy: Policy, name: string): ReadonlySet<string> {
  return policy.get(name) ?? policy.get('default-src') ?? new Set(['*']);
}

/** Browsers overlook 'unsafe-inline' beside a hash. */
function withoutHashedInline(sources: ReadonlySet<string>): ReadonlySet<string> {
  const isHashed = [...sources].some((source) => /^'(sha(256|384|512)|nonce)-/.test(source));
  return isHashed ? new Set([...sources].filter((source) => source !== "'unsafe-inline'")) : sources;
}

function has(sources: ReadonlySet<string>, some: ReadonlySet<string>): boolean {
  return [...sources].some((source) => some.has(source));
}

function isPlain(sources: ReadonlySet<string>): boolean {
  return [...sources].some((source) => /^(http|ftp):/.test(source));
}
