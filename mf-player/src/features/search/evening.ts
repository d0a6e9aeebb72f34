// What a player sees at once, in one file of code: both parts come together.
export { NextMatch } from './NextMatch.tsx';
export { Tonight } from './Tonight.tsx';
