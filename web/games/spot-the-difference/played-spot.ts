// What is needed once Spot the Difference is played, in one file.
export { RunningSpot } from './running-spot.tsx';
export { loadingBackdrops } from './scene-drawing.tsx';
export { SpotEnd } from './spot-end.tsx';
