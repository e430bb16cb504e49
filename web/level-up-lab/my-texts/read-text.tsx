import { m } from '#messages';
import { changeOwnText, onOwnTextsChange, ownText, sectionOf } from '../../device/texts/own-texts.ts';
import { useDeviceData } from '../../device/use-device-data.ts';
import { PATHS } from '../../paths.ts';
import { BackLink, Note, Page } from '../../ui/layout/layout.tsx';
import css from './my-texts.module.css';
import { TextParts } from './text-parts.tsx';

/** One of the learner's own texts, at the position where they stopped reading. */
export function ReadText({ id, owner }: { id: string; owner: string | null }) {
  const { data: text, isRefused } = useDeviceData('', () => ownText(id, owner), onOwnTextsChange);
  return (
    <Page isTall isWide className={css.reading}>
      <BackLink to={PATHS.myTexts} label={m['my_texts.reading.back']()} />
      {isRefused && <Note tone="danger">{m['my_texts.list.not_opened']()}</Note>}
      {text === null && <Note>{m['my_texts.reading.not_found']()}</Note>}
      {text && (
        <TextParts
          text={text}
          sectionOf={(section) => sectionOf(id, section)}
          onPlace={(place) => keepPlace(id, place)}
        />
      )}
    </Page>
  );
}

/** Stores the reading position; without storage the text starts from the beginning next time. */
function keepPlace(id: string, place: { section: number; sentence: number }): void {
  changeOwnText(id, { place }).catch(() => undefined);
}
