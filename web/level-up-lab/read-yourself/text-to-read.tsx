import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import type { Learner } from '#contract/people/learner.ts';
import { m } from '#messages';
import { cutIntoSections } from '#rules/reading/my-texts.ts';
import { ServerState } from '../../api/server-state.tsx';
import { useSession } from '../../api/session.tsx';
import { placeInSetText, setTextQuery } from '../../api/set-texts.ts';
import type { OwnText } from '../../device/device-store.ts';
import { onOwnTextsChange, ownText, type SectionText, sectionOf } from '../../device/texts/own-texts.ts';
import { useDeviceData } from '../../device/use-device-data.ts';
import { sentenceOf } from '../../http/request.ts';
import { PATHS, setTextIn, setTextPath } from '../../paths.ts';
import type { ReaderText } from '../../reader/spoken-text.ts';
import { writtenText } from '../../reader/written-text.ts';
import { BackLink, Note, Page } from '../../ui/layout/layout.tsx';
import { titleOf } from '../my-texts/section-title.ts';

type Back = { to: string; label: string };
type Show = (text: ReaderText, back: Back) => ReactNode;

/** Opens the section of a text in My Texts at which the learner stopped. `fragment` is that of its address there. */
export function TextToRead({ fragment, children }: { fragment: string; children: Show }) {
  const { status, learner } = useSession().session;
  const setText = setTextIn(fragment);
  if (status === 'loading') return null;
  if (setText === null) return <OwnTextToRead id={fragment.slice(1)} owner={learner?.id ?? null} show={children} />;
  if (!learner) return <NotFound />;
  return (
    <ServerState>
      <SetTextToRead textId={setText} learner={learner} show={children} />
    </ServerState>
  );
}

function OwnTextToRead({ id, owner, show }: { id: string; owner: string | null; show: Show }) {
  const find = async () => {
    const text = await ownText(id, owner);
    return text && { text, read: await sectionOf(id, text.place.section) };
  };
  const { data: found, isRefused } = useDeviceData(id, find, onOwnTextsChange);
  if (found === null || isRefused) return <NotFound />;
  return found && <Section {...found} to={`${PATHS.myTexts}#${id}`} show={show} />;
}

function SetTextToRead({ textId, learner, show }: { textId: string; learner: Learner; show: Show }) {
  const { data, error } = useQuery(setTextQuery(learner.id, textId));
  const found = useMemo(() => {
    if (!data) return undefined;
    const sections = cutIntoSections(data.paragraphs.map((text) => ({ text, isHeading: false })));
    const place = placeInSetText(learner.id, textId);
    const text = { id: textId, title: data.title, headings: sections.map(() => null), place };
    return { text, read: sections[place.section] ?? { paragraphs: [] } };
  }, [data, learner.id, textId]);
  if (error) return <NotFound sentence={sentenceOf(error)} />;
  return found && <Section {...found} to={setTextPath(textId)} show={show} />;
}

type SectionProps = {
  text: Pick<OwnText, 'id' | 'title' | 'headings' | 'place'>;
  read: SectionText;
  to: string;
  show: Show;
};

function Section({ text, read, to, show }: SectionProps) {
  const { section } = text.place;
  const shown = useMemo(
    () => writtenText({ id: `${text.id} ${section}`, title: titleOf(text, section), ...read }),
    [text, section, read],
  );
  return show(shown, { to, label: text.title });
}

function NotFound({ sentence = m['my_texts.reading.not_found']() }: { sentence?: string }) {
  return (
    <Page width="narrow">
      <BackLink to={PATHS.myTexts} label={m['my_texts.reading.back']()} />
      <Note>{sentence}</Note>
    </Page>
  );
}
