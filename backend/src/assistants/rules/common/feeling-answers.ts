import { HELPLINES } from '../../facts/helplines.ts';
import type { Feeling } from '../../understanding/common/feeling-words.ts';

const talk = `[${HELPLINES.talk}](tel:${HELPLINES.talk.replaceAll(' ', '')})`;

/** What takes a feeling up, in two or three sentences, without comforting it away (assistants-76). */
export const FEELING_TEXTS: Readonly<Record<Feeling, string>> = {
  grief:
    'Das tut mir sehr leid. Nach so einem Verlust ist vieles anders, und das braucht seine Zeit. Wir können in kleinen Schritten schauen, ob eine Aufgabe Ihnen jetzt guttut, ohne Eile.',
  loneliness: `Das ist schwer. Viele suchen gerade deshalb eine Aufgabe unter Menschen: am Empfang, beim Vorlesen, als Begleitung. Wenn Sie zwischendurch einfach mit jemandem sprechen möchten: Silbernetz, täglich von 8 bis 22 Uhr, ${talk}, kostenlos.`,
  age: 'Das zu erleben tut weh, gerade wenn man so viel kann. Hier suchen Arbeitgeber bewusst Menschen ab 60: wegen ihrer Erfahrung, ihrer Ruhe und ihrer Verlässlichkeit. Ihr Alter ist hier kein Hindernis.',
  rejection:
    'Absagen kosten Kraft, und oft haben sie nichts mit Ihnen zu tun. Sie dürfen enttäuscht sein. Wenn Sie mögen, versuchen wir es auf einem anderen Weg: mit einer anderen Tätigkeit, einem größeren Umkreis oder weniger Stunden.',
  mood: 'Danke, dass Sie das so offen sagen. Das darf sein, und wir haben Zeit. Schreiben Sie in Ihrem Tempo, ein Schritt nach dem anderen.',
  money:
    'Das sind ernste Sorgen, und viele kennen sie. Eine bezahlte Stelle mit wenigen Stunden kann helfen. Ob Ihnen außerdem Grundsicherung oder Wohngeld zusteht, prüft das Sozialamt Ihres Ortes; eine kostenlose Beratung bieten Caritas, Diakonie, AWO und VdK.',
  technology:
    'Das liegt nicht an Ihnen. Sie können hier schreiben, wie Sie sprechen, auch mit Fehlern, oder einfach eine der Antworten antippen. Wir machen eins nach dem anderen.',
  complaint:
    'Dann habe ich Sie nicht richtig verstanden, das tut mir leid. Sagen Sie mir bitte, was nicht stimmt: die Tätigkeit, der Ort oder die Zeit?',
};
