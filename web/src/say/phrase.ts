/** Something to say: the messages that would do, the most fitting first, and what they may mention. */
export interface Phrase {
  messages: string[];
  arguments: Record<string, unknown>;
}

/** A piece of a sentence, and the card or the seat that it names. */
export interface Part {
  text: string;
  card?: string;
  seat?: number;
}

export function isPhrase(value: unknown): value is Phrase {
  return typeof value === "object" && value !== null && "messages" in value && "arguments" in value;
}
