const pattern = /(?:^| )Attune [0-9a-f]{10}$/;

/** What a playlist that Attune saved ends its description with, so that it is known again. */
export const attuneMark = {
  of: (digest: string) => `Attune ${digest.slice(0, 10)}`,
  /** The description without the mark, and whether there was one. */
  read(description: string | null): { description: string | null; isMarked: boolean } {
    const plain = description?.replace(pattern, '') ?? null;
    return { description: plain === '' ? null : plain, isMarked: plain !== description };
  },
};
