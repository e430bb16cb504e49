import { useState } from 'react';
import type { Video } from '#content/content.ts';
import { VIDEOS } from '#content/videos.ts';
import { m } from '#messages';
import { PATHS } from '../../paths.ts';
import { Stack } from '../../ui/layout/stack.tsx';
import layout from '../../ui/layout.module.css';
import { ContentMissing } from '../../ui/loading/content-missing.tsx';
import { firstNumberWord } from '../../ui/words/number-words.ts';
import { LabFrame } from '../lab-frame.tsx';
import { VideoTile } from './video-tile.tsx';
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
              .map((video) => (
                <VideoTile
                  key={video.id}
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
