import { useState } from 'react';
import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/layout.module.css';
import { LabFrame } from '../lab-frame.tsx';
import { VideoTile } from './video-tile.tsx';
import css from './videos.module.css';
import { VIDEO_CATEGORIES, VIDEOS } from './videos.ts';

export const meta = () => [
  { title: 'Learning Videos | #thembstudy' },
  { name: 'description', content: 'Nine videos about ADHD, dyslexia and autism. Nothing loads before you press play.' },
];

/** Nine videos in three groups. One plays at a time; before a press nothing is fetched from where they come from. */
export default function VideosPage() {
  const [playing, setPlaying] = useState<string | null>(null);
  return (
    <LabFrame title="Learning Videos">
      <div className={classNames(layout.stack, layout.stackS, css.lead)}>
        <p className={layout.lead}>A video loads from YouTube only after you press play.</p>
        <p>YouTube can then see that you watch it. WATCH opens the video on YouTube itself.</p>
      </div>
      {VIDEO_CATEGORIES.map((category) => (
        <section key={category} className={classNames(layout.stack, layout.stackWide, css.room)}>
          <h2>{category}</h2>
          <ul className={css.group}>
            {VIDEOS.filter((video) => video.category === category).map((video) => (
              <VideoTile
                key={video.id}
                video={video}
                isPlaying={video.id === playing}
                onPlay={() => setPlaying(video.id)}
                onClose={() => setPlaying(null)}
              />
            ))}
          </ul>
        </section>
      ))}
    </LabFrame>
  );
}
