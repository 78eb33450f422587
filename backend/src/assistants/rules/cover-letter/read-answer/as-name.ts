/** 'weber holzbau' as a name. */
export const asName = (text: string) =>
  /\p{Lu}/u.test(text.slice(1)) || !/ /.test(text)
    ? text.charAt(0).toLocaleUpperCase('de') + text.slice(1)
    : text.replace(/(?<!\p{L})(?!und |für |der |am |im |in |von |nach )\p{Ll}/gu, (letter) =>
        letter.toLocaleUpperCase('de'),
      );
