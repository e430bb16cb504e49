import { type ReactNode, useEffect, useEffectEvent, useId, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { m } from '#messages';
import type { OwnText } from '../../device/device-store.ts';
import type { SectionText } from '../../device/texts/own-texts.ts';
import { useDeviceData } from '../../device/use-device-data.ts';
import { PATHS } from '../../paths.ts';
import { noVoiceWords } from '../../reader/no-voice-words.ts';
import { Reader } from '../../reader/reader.tsx';
import { useReader } from '../../reader/use-reader.ts';
import { writtenText } from '../../reader/written-text.ts';
import { Button, ButtonLink } from '../../ui/controls/button.tsx';
import { ArrowLeftIcon, ArrowRightIcon, CaretDownIcon } from '../../ui/icons.ts';
import { Note, Row } from '../../ui/layout/layout.tsx';
import layout from '../../ui/layout.module.css';
import { bestVoice } from '../../ui/speech/speech-voice.ts';
import css from './my-texts.module.css';
import { titleOf } from './section-title.ts';

type TextPartsProps = {
  text: Pick<OwnText, 'id' | 'title' | 'headings' | 'place'>;
  sectionOf: (section: number) => Promise<SectionText>;
  /** Called when the reading position changes. */
  onPlace: (place: OwnText['place']) => void;
  /** Content below the last section. */
  end?: ReactNode;
};

/** A text in sections, with every reading tool. */
export function TextParts({ text, sectionOf, onPlace, end }: TextPartsProps) {
  const count = text.headings.length;
  const [place, setPlace] = useState({ ...text.place, section: Math.min(text.place.section, count - 1) });
  const top = useRef<HTMLHeadingElement>(null);
  // The title is hidden, because the reader shows it above the text of the only section.
  const isShort = count === 1 && text.headings[0] === null;
  const { section } = place;
  const go = (next: number) => {
    setPlace({ section: next, sentence: 0 });
    onPlace({ section: next, sentence: 0 });
    // The pressed button may have been removed.
    top.current?.focus();
    scrollTo({ top: 0 });
  };
  return (
    <>
      <h1 ref={top} tabIndex={-1} dir="auto" className={isShort ? layout.hidden : css.name}>
        {text.title}
      </h1>
      {count > 1 && <PartChoice headings={text.headings} section={section} onChoose={go} />}
      <Part
        key={section}
        {...{ text, sectionOf, onPlace }}
        {...place}
        after={
          <>
            <Row isApart className={css.between}>
              {section > 0 && (
                <Button look="line" onPress={() => go(section - 1)}>
                  <ArrowLeftIcon />
                  {m['my_texts.reading.previous']()}
                </Button>
              )}
              {section < count - 1 ? (
                <Button look="line" onPress={() => go(section + 1)}>
                  {m['my_texts.reading.next']()}
                  <ArrowRightIcon />
                </Button>
              ) : (
                <p className={layout.soft}>{m['my_texts.reading.end']()}</p>
              )}
            </Row>
            {section === count - 1 && end}
          </>
        }
      />
    </>
  );
}

type Placed = Pick<TextPartsProps, 'onPlace'> & {
  section: number;
  sentence: number;
  after: ReactNode;
};
type PartProps = Pick<TextPartsProps, 'text' | 'sectionOf'> & Placed;

function Part({ text, sectionOf, ...rest }: PartProps) {
  const { data: read } = useDeviceData('', () => sectionOf(rest.section), neverChanges);
  if (!read) return null;
  return <PartReader {...rest} {...{ id: text.id, title: titleOf(text, rest.section), read }} />;
}

type PartReaderProps = Placed & { id: string; title: string; read: SectionText };

function PartReader({ id, section, sentence, title, read, after, onPlace }: PartReaderProps) {
  const { hash } = useLocation();
  const text = useMemo(() => writtenText({ id: `${id} ${section}`, title, ...read }), [id, section, title, read]);
  const reader = useReader(text);
  const languages = useMemo(() => (text.looks ?? []).map(({ language }) => language), [text]);
  const voiceless = useLanguagesWithoutVoice(languages);
  const at = reader.reading.place?.sentence;
  const place = useEffectEvent((now: number) => onPlace({ section, sentence: now }));
  useEffect(() => {
    if (at !== undefined) place(at);
  }, [at]);
  return (
    <>
      {voiceless.length > 0 && (
        <Note>
          {voiceless.every((language) => language === undefined)
            ? m['my_texts.reading.no_voice']()
            : noVoiceWords(voiceless.map((language = 'en') => language))}
        </Note>
      )}
      <Reader
        reader={reader}
        startAt={Math.min(sentence, reader.spoken.sentences.length - 1)}
        after={
          <>
            {!reader.reading.isOn && languages.includes(undefined) && (
              <Row>
                <ButtonLink look="line" to={PATHS.readYourself + hash}>
                  {m['read_yourself.offer']()}
                </ButtonLink>
              </Row>
            )}
            {after}
          </>
        }
      />
    </>
  );
}

type Languages = readonly (string | undefined)[];

/** The languages for which the device has no voice: own texts have no recordings. */
function useLanguagesWithoutVoice(languages: Languages): Languages {
  const [voiceless, setVoiceless] = useState<Languages>([]);
  useEffect(() => {
    let isHere = true;
    const voiceOf = async (language = 'en') =>
      'speechSynthesis' in window ? bestVoice(speechSynthesis, language, null) : null;
    const all = [...new Set(languages)];
    void Promise.all(all.map(voiceOf)).then(
      (voices) => isHere && setVoiceless(all.filter((_, at) => voices[at] === null)),
    );
    return () => {
      isHere = false;
    };
  }, [languages]);
  return voiceless;
}

/** Never calls its listener, because the paragraphs of a stored text do not change. */
function neverChanges(): () => void {
  return () => {};
}

type PartChoiceProps = { headings: readonly (string | null)[]; section: number; onChoose: (section: number) => void };

/** Selects a section of a long text. A native `<select>` stays fast with hundreds of options. */
function PartChoice({ headings, section, onChoose }: PartChoiceProps) {
  const id = useId();
  return (
    <div className={css.parts}>
      <label htmlFor={id}>{m['my_texts.reading.parts']()}</label>
      <div className={css.box}>
        <select
          id={id}
          className={css.select}
          value={section}
          onChange={({ target }) => onChoose(Number(target.value))}
        >
          {headings.map((heading, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the sections of a text never change
            <option key={at} value={at}>
              {heading === null
                ? m['my_texts.reading.part']({ part: at + 1, count: headings.length })
                : m['my_texts.reading.part_with_heading']({ part: at + 1, heading })}
            </option>
          ))}
        </select>
        <CaretDownIcon />
      </div>
    </div>
  );
}
