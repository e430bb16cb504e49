import { ParaglideMessage } from '@inlang/paraglide-js-react';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import type { Video } from '#content/content.ts';
import { m } from '#messages';
import { Button, ButtonLink } from '../../ui/controls/button.tsx';
import { PressButton } from '../../ui/controls/press-button.tsx';
import { ArrowSquareOutIcon, PlayIcon, XIcon } from '../../ui/icons.ts';
import layout from '../../ui/layout.module.css';
import { POSTERS } from './posters.ts';
import css from './videos.module.css';

/** This host sets no cookies before a video plays; the content security policy allows no other. */
const PLAYER = 'https://www.youtube-nocookie.com/embed/';
/** Plays at once, inline on phones too, with captions, and suggests videos of the same channel only. */
const PLAYER_OPTIONS = '?autoplay=1&playsinline=1&cc_load_policy=1&rel=0';

type VideoTileProps = { video: Video; isPlaying: boolean; onPlay: () => void; onClose: () => void };

/** A poster that becomes the player when it is pressed, and a link to the video on YouTube. */
export function VideoTile({ video, isPlaying, onPlay, onClose }: VideoTileProps) {
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
        <p className={css.channel}>{video.channel}</p>
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
