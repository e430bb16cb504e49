import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { m } from '#messages';
import { shownGroupCode } from '#rules/groups/groups.ts';
import { useIsByPictures } from '../../api/session.tsx';
import { forgetJoinCode, keptJoinCode } from '../../device/join-code.ts';
import { PATHS } from '../../paths.ts';
import { useNotify } from '../../ui/focus/notices.ts';

/**
 * Offers a learner to use the join code that was stored before they signed in. It appears on every page that is not a
 * task until it is answered, except on the sharing page, which shows the code itself.
 */
export function JoinCodeOffer() {
  const notify = useNotify();
  const navigate = useNavigate();
  const { key: place, pathname } = useLocation();
  const isThere = pathname === PATHS.sharing;
  // In a picture sign-in session the pupil is often not the person who opened the link with the code.
  const isByPictures = useIsByPictures();
  const offer = useEffectEvent((code: string) =>
    notify({
      sentence: m['app.join_code.question']({ code: shownGroupCode(code) }),
      action: {
        label: m['app.join_code.look'](),
        onPress: () => {
          notify(null);
          void navigate(`${PATHS.sharing}#code=${code}`);
        },
      },
      decline: {
        label: m['app.join_code.not_now'](),
        onPress: () => {
          forgetJoinCode();
          notify(null);
        },
      },
    }),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: the offer appears again on every page
  useEffect(() => {
    const code = isThere || isByPictures ? null : keptJoinCode();
    return code === null ? undefined : offer(code);
  }, [place, isThere, isByPictures]);
  return null;
}
