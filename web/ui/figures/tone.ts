/** The colour of a message or of one of the three areas; the colours themselves are in tones.css. */
export type Tone = 'accent' | 'warm' | 'berry' | 'sun' | 'positive' | 'caution' | 'danger';
