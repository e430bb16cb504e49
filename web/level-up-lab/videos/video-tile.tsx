import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { ArrowSquareOutIcon, PlayIcon, XIcon } from '../../ui/icons.ts';
import layout from '../../ui/layout.module.css';
import { PressButton } from '../../ui/press-button.tsx';
import { VideoPlayer } from './video-player.tsx';
import css from './videos.module.css';
import type { Video } from './videos.ts';

type VideoTileProps = { video: Video; isPlaying: boolean; onPlay: () => void; onClose: () => void };

/** A poster that becomes the player when it is pressed, and the way to the same video on YouTube. */
export function VideoTile({ video, isPlaying, onPlay, onClose }: VideoTileProps) {
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
        <PressButton ref={poster} className={css.poster} aria-label={`Play here: ${video.title}`} onPress={onPlay}>
          <video.thumbnail />
          <span className={css.play}>
            <PlayIcon />
          </span>
        </PressButton>
      )}
      <div className={css.words}>
        <h3 className={css.title}>{video.title}</h3>
        <p className={css.channel}>{video.channel}</p>
        {isPlaying && <p>Does nothing play here? Then press WATCH. It opens the video on YouTube.</p>}
        <div className={css.ways}>
          <WatchLink {...video} />
          {isPlaying && (
            <Button look="quiet" onPress={close}>
              <XIcon />
              Close this video
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
      WATCH
      <span className={layout.hidden}>{` ${title} on YouTube, opens in a new tab`}</span>
      <ArrowSquareOutIcon />
    </ButtonLink>
  );
}
