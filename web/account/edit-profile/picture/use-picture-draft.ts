import type { Learner } from '#contract/learner.ts';
import { type PictureDraft, type PictureKind, pictureOf, savedPicture } from './picture-draft.ts';
import { useBroughtPicture } from './use-brought-picture.ts';
import { useKeptDraft } from './use-kept-draft.ts';

/** The picture as it is chosen: one of the set, the letter, or one that the learner has or brings. */
export function usePictureDraft({ id, image }: Learner, onChange: () => void) {
  const [chosen, setChosen] = useKeptDraft<PictureDraft>(`${id} picture`);
  const [ownShown, setOwnShown] = useKeptDraft<string>(`${id} own picture`);
  const saved = savedPicture(image);
  const own = ownShown ?? (saved.kind === 'own' ? saved.shown : null);
  const brought = useBroughtPicture((shown) => {
    onChange();
    setOwnShown(shown);
    setChosen({ kind: 'own', shown });
  });
  const forget = () => {
    setChosen(null);
    setOwnShown(null);
  };
  return {
    chosen,
    picture: chosen ?? saved,
    own,
    brought,
    choose: (kind: PictureKind) => setChosen(pictureOf(kind, own)),
    forget,
  };
}
