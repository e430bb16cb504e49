/** The colour of a message or of one of the three screening areas; tones.css defines the colours. */
export type Tone = 'accent' | 'warm' | 'berry' | 'sun' | 'positive' | 'caution' | 'danger';
