import { Points } from '../text-page/points.tsx';
import { TextPart } from '../text-page/text-part.tsx';
import { TwelveOfHundred } from './twelve-of-hundred.tsx';

/** The figures are from Arrondo et al. 2024, Kofler et al. 2013 and Rello et al. 2020; see STUDIES. */
export function HowOftenWrong() {
  return (
    <TextPart name="How often such a result is wrong">
      <p>
        Doctors use long computer tests of attention. Even those are often wrong. If everybody took one, about 12 of 100
        people it points to would have ADHD. The other 88 would not.
      </p>
      <TwelveOfHundred />
      <p>A test can also miss people who do have ADHD. The same long tests miss about 1 in 4 of them.</p>
      <p>Our parts are much shorter. Nobody has measured how often they are wrong.</p>
      <Points>
        <li>
          Following the ball: no study has looked at this game. In other tests, uneven reaction times show up with ADHD,
          but almost as much with other conditions.
        </li>
        <li>
          Hearing letters: nobody has published what is usual here. A longer game of letters and words, made in Spanish,
          found about 80 of 100 people with dyslexia. It missed the others.
        </li>
        <li>
          Saying what fits you: the ten statements are ours, and they were written for adults. A mood or a doubt can
          change the answers.
        </li>
      </Points>
    </TextPart>
  );
}
