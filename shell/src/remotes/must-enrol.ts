/** An admin must set up a second factor before the area opens. */
export class MustEnrol extends Error {}
