import LeafLens from '../../ui/art/lens-leaf.svg?react';
import { Points } from '../text-page/points.tsx';
import { TextPart } from '../text-page/text-part.tsx';

/** Where what somebody does here is kept. Each sentence is true of the app as it is built. */
export function DataKept(part: { id: string; name: string }) {
  return (
    <TextPart {...part} picture={<LeafLens />}>
      <h3>With an account</h3>
      <Points>
        <li>Your games and points are kept in your account, on the server of this app.</li>
        <li>Your test results are kept there only after a yes. After a no, they stay on your device.</li>
        <li>No other learner sees your results.</li>
        <li>The leaderboard shows you only if you choose that. It shows a nickname, never your name.</li>
      </Points>
      <h3>Without an account</h3>
      <Points>
        <li>Your games stay on this device. When you log in, the app asks if you want to add them.</li>
        <li>Your test results stay on this device, so that you can read your report.</li>
        <li>A copy of each test result goes to the server without a name. Nobody can read it through the app.</li>
      </Points>
      <h3>For everybody</h3>
      <Points>
        <li>Your diary stays on this device. It is never sent.</li>
        <li>If you ask for a demo session, the server keeps what you wrote, so that somebody can answer.</li>
        <li>There are no ads and no trackers.</li>
        <li>A video comes from YouTube. It loads only after you press play.</li>
        <li>The app is open source, under the MIT licence. Everybody may read its code and use it.</li>
      </Points>
    </TextPart>
  );
}
