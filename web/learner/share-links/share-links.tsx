import type { ReactNode } from 'react';
import type { Learner } from '#contract/people/learner.ts';
import { m } from '#messages';
import type { ShownByLink } from '#rules/groups/share-link.ts';
import { Note } from '../../ui/layout/layout.tsx';
import { ShareForm } from './share-form.tsx';
import { ShareList, useShareLinks } from './share-list.tsx';

type ShareLinksProps = {
  learner: Learner;
  shows: ShownByLink;
  /** What stands in place of the form, where no link can be made. */
  instead?: ReactNode;
};

/** A form for a new share link, and the links that show the same, each with when it was opened. */
export function ShareLinks({ learner, shows, instead }: ShareLinksProps) {
  const { links, isAway, replace, takeBack } = useShareLinks(learner.id);
  const shown = links?.filter((link) => link.shows === shows) ?? [];
  return (
    <>
      {instead ?? <ShareForm learner={learner} shows={shows} onMade={replace} />}
      {isAway && <Note tone="caution">{m['grown_up.share.list_away']()}</Note>}
      {shown.length > 0 && <ShareList links={shown} takeBack={takeBack} />}
    </>
  );
}
