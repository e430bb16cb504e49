import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';
import { CARD_SECRET_BYTES } from '#rules/groups/pupil-cards.ts';
import type { Pictures } from '#rules/groups/pupils.ts';

/** What a card holds that nobody else may read. */
export type CardContent = { secret: string; pictures: Pictures };

const IV_BYTES = 12;
const TAG_BYTES = 16;

/** The secrets of pupils' cards: as a hash to compare, and encrypted with keys of the server's secret to print them again. */
export function pupilSecrets(secret: string) {
  // With so few combinations a slow hash would not protect the pictures in
  // a copy of the database; a hash keyed with the server's secret does.
  const pictureKey = createHmac('sha256', secret).update('pictures of pupils').digest();
  const cardKey = Buffer.from(hkdfSync('sha256', secret, '', 'cards of pupils', 32));

  function hashPictures(learnerId: string, pictures: Pictures): string {
    return createHmac('sha256', pictureKey)
      .update(JSON.stringify([learnerId, ...pictures]))
      .digest('base64url');
  }

  return {
    hashPictures,
    /** Whether a hash is of these pictures of this learner. */
    verifyPictures(learnerId: string, pictures: Pictures, hash: string): boolean {
      const [given, stored] = [Buffer.from(hashPictures(learnerId, pictures)), Buffer.from(hash)];
      return given.length === stored.length && timingSafeEqual(given, stored);
    },
    newCardSecret: (): string => randomBytes(CARD_SECRET_BYTES).toString('base64url'),
    /** Not keyed: 128 random bits cannot be guessed. */
    hashCardSecret: (cardSecret: string): string => createHash('sha256').update(cardSecret).digest('base64url'),
    /** Encrypts what is on the card of a learner. */
    sealCard(learnerId: string, content: CardContent): string {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', cardKey, iv).setAAD(Buffer.from(learnerId));
      const sealed = [cipher.update(JSON.stringify(content), 'utf8'), cipher.final()];
      return Buffer.concat([iv, ...sealed, cipher.getAuthTag()]).toString('base64url');
    },
    /** What is on the card of a learner; null when it was encrypted with another secret of the server. */
    openCard(learnerId: string, sealedCard: string): CardContent | null {
      const bytes = Buffer.from(sealedCard, 'base64url');
      const [iv, sealed, tag] = [
        bytes.subarray(0, IV_BYTES),
        bytes.subarray(IV_BYTES, -TAG_BYTES),
        bytes.subarray(-TAG_BYTES),
      ];
      try {
        const cipher = createDecipheriv('aes-256-gcm', cardKey, iv, { authTagLength: TAG_BYTES });
        cipher.setAAD(Buffer.from(learnerId)).setAuthTag(tag);
        return JSON.parse(Buffer.concat([cipher.update(sealed), cipher.final()]).toString('utf8')) as CardContent;
      } catch {
        return null;
      }
    },
  };
}
