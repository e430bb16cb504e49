import { ParaglideMessage } from '@inlang/paraglide-js-react';
import { type FunctionComponent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Video, VideoPoster } from '#content/content.ts';
import { VIDEOS } from '#content/videos.ts';
import { m } from '#messages';
import { PATHS } from '../../paths.ts';
import Adhd1 from '../../ui/art/poster-adhd-1.svg?react';
import Adhd2 from '../../ui/art/poster-adhd-2.svg?react';
import Adhd3 from '../../ui/art/poster-adhd-3.svg?react';
import Autism1 from '../../ui/art/poster-autism-1.svg?react';
import Autism2 from '../../ui/art/poster-autism-2.svg?react';
import Autism3 from '../../ui/art/poster-autism-3.svg?react';
import Dyslexia1 from '../../ui/art/poster-dyslexia-1.svg?react';
import Dyslexia2 from '../../ui/art/poster-dyslexia-2.svg?react';
import Dyslexia3 from '../../ui/art/poster-dyslexia-3.svg?react';
import { Button, ButtonLink } from '../../ui/controls/button.tsx';
import { PressButton } from '../../ui/controls/press-button.tsx';
import { ArrowSquareOutIcon, PlayIcon, XIcon } from '../../ui/icons.ts';
import { classNames, Stack } from '../../ui/layout/layout.tsx';
import layout from '../../ui/layout.module.css';
import { ContentMissing } from '../../ui/loading/content-missing.tsx';
import { firstNumberWord } from '../../ui/words/number-words.ts';
import { LabFrame } from '../lab-frame.tsx';
import css from './videos.module.css';

const CATEGORIES = [
  { category: 'adhd', title: m['level_up_lab.videos.adhd'] },
  { category: 'dyslexia', title: m['level_up_lab.videos.dyslexia'] },
  { category: 'autism', title: m['level_up_lab.videos.autism'] },
] as const;

export const meta = () => {
  const count = VIDEOS?.length ?? 0;
  const content = m['level_up_lab.videos.description']({ count, number: firstNumberWord(count) });
  return [{ title: m['level_up_lab.videos.page_title']() }, { name: 'description', content }];
};

export default function VideosPage() {
  return VIDEOS ? <Videos videos={VIDEOS} /> : <ContentMissing part="videos" to={PATHS.levelUpLab} />;
}

/** The videos in groups. Only one plays at a time; nothing is loaded from YouTube before a press. */
function Videos({ videos }: { videos: readonly Video[] }) {
  const [playing, setPlaying] = useState<string | null>(null);
  return (
    <LabFrame title={m['level_up_lab.videos.title']()}>
      <Stack gap="s" className={css.lead}>
        <p className={layout.lead}>{m['level_up_lab.videos.lead']()}</p>
        <p>{m['level_up_lab.videos.youtube_sees']()}</p>
      </Stack>
      {CATEGORIES.map(({ category, title }) => (
        <Stack key={category} as="section" isWide className={css.container}>
          <h2>{title()}</h2>
          <ul className={css.group}>
            {videos
              .filter((video) => video.category === category)
              .map((video, at) => (
                <VideoTile
                  key={video.id}
                  {...(at === 0 && { posterId: category })}
                  video={video}
                  isPlaying={video.id === playing}
                  onPlay={() => setPlaying(video.id)}
                  onClose={() => setPlaying(null)}
                />
              ))}
          </ul>
        </Stack>
      ))}
    </LabFrame>
  );
}

/** This host sets no cookies before a video plays; the content security policy allows no other. */
const PLAYER = 'https://www.youtube-nocookie.com/embed/';
/** Plays at once, inline on phones too, with captions, and suggests videos of the same channel only. */
const PLAYER_OPTIONS = '?autoplay=1&playsinline=1&cc_load_policy=1&rel=0';

type VideoTileProps = {
  video: Video;
  /** The id to which `videoPath` leads. */
  posterId?: string;
  isPlaying: boolean;
  onPlay: () => void;
  onClose: () => void;
};

/** A poster that becomes the player when it is pressed, and a link to the video on YouTube. */
function VideoTile({ video, posterId, isPlaying, onPlay, onClose }: VideoTileProps) {
  const Poster = POSTERS[video.poster];
  const poster = useRef<HTMLButtonElement>(null);
  const close = () => {
    flushSync(onClose);
    poster.current?.focus();
  };
  return (
    <li className={css.tile} data-playing={isPlaying || undefined}>
      {isPlaying ? (
        <VideoPlayer {...video} />
      ) : (
        <PressButton
          ref={poster}
          id={posterId}
          className={css.poster}
          aria-label={m['level_up_lab.videos.play_here']({ title: video.title })}
          onPress={onPlay}
        >
          <Poster />
          <span className={css.play}>
            <PlayIcon />
          </span>
        </PressButton>
      )}
      <div className={css.words}>
        <h3 className={css.title}>{video.title}</h3>
        <p className={classNames(layout.soft, layout.small)}>{video.channel}</p>
        {isPlaying && <p>{m['level_up_lab.videos.nothing_plays']()}</p>}
        <div className={css.ways}>
          <WatchLink {...video} />
          {isPlaying && (
            <Button look="quiet" onPress={close}>
              <XIcon />
              {m['level_up_lab.videos.close']()}
            </Button>
          )}
        </div>
      </div>
    </li>
  );
}

function WatchLink({ id, title }: Video) {
  return (
    <ButtonLink look="line" to={`https://www.youtube.com/watch?v=${id}`} target="_blank" rel="noopener noreferrer">
      <ParaglideMessage
        message={m['level_up_lab.videos.watch']}
        inputs={{ title }}
        markup={{ hidden: ({ children }) => <span className={layout.hidden}>{children}</span> }}
      />
      <ArrowSquareOutIcon />
    </ButtonLink>
  );
}

/** The player takes the focus, because it replaces the pressed button. */
function VideoPlayer({ id, title }: Video) {
  return (
    <iframe
      ref={takeFocus}
      className={css.player}
      src={`${PLAYER}${id}${PLAYER_OPTIONS}`}
      title={m['level_up_lab.videos.player']({ title })}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      // YouTube requires a referrer; no other request of the app sends one.
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}

/** The player is larger than its poster, so a part of it may be outside the window. */
function takeFocus(player: HTMLIFrameElement | null) {
  player?.focus();
  player?.scrollIntoView({ block: 'nearest' });
}

/** Our own drawings, because a frame of the video would have to be loaded from YouTube. */
const POSTERS: Record<VideoPoster, FunctionComponent> = {
  'adhd-1': Adhd1,
  'adhd-2': Adhd2,
  'adhd-3': Adhd3,
  'dyslexia-1': Dyslexia1,
  'dyslexia-2': Dyslexia2,
  'dyslexia-3': Dyslexia3,
  'autism-1': Autism1,
  'autism-2': Autism2,
  'autism-3': Autism3,
};
