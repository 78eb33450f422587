import type { CvSample } from './cv-sample.ts';

/** CVs that the rules were written with. A tab parts what stands in two cells of a table. */
export const knownCvs: readonly CvSample[] = [
  {
    name: 'a table with years on the left',
    file: 'word-table',
    text: `Lebenslauf
Persönliche Daten
Name:	Renate Hoffmann
Anschrift:	Lindenstraße 14, 50674 Köln
Telefon:	0221 / 44 55 667
E-Mail:	renate.hoffmann@example.org
Geburtsdatum:	12.04.1961 in Düren
Familienstand:	verheiratet, zwei erwachsene Kinder
Schulbildung
1967 – 1971	Grundschule Düren
1971 – 1977	Realschule Düren, Abschluss: Mittlere Reife
Berufsausbildung
08/1977 – 06/1980	Ausbildung zur Bürokauffrau, Kessel & Sohn KG, Düren
Beruflicher Werdegang
07/1980 – 03/1988	Sachbearbeiterin, Kessel & Sohn KG, Düren
04/1988 – 12/1994	Elternzeit
01/1995 – 09/2004	Buchhalterin, Autohaus Brandt GmbH, Köln
10/2004 – 06/2024	Leiterin der Buchhaltung, Rheinische Möbelwerke GmbH, Köln
seit 07/2024	im Ruhestand
Weiterbildung
2006	Bilanzbuchhalterin (IHK)
2015	SAP FI Grundkurs
Kenntnisse
EDV:	Excel, Word, DATEV, SAP FI
Sprachen:	Deutsch (Muttersprache), Englisch (gut), Französisch (Grundkenntnisse)
Führerschein:	Klasse B
Köln, den 3. November 2026`,
    says: {
      first_name: 'Renate',
      last_name: 'Hoffmann',
      phone: '0221 / 44 55 667',
      street: 'Lindenstraße 14',
      postal_code: '50674',
      job_position: 'Leiterin der Buchhaltung',
      last_employer: 'Rheinische Möbelwerke GmbH',
      previous_employer: 'Autohaus Brandt GmbH',
      degree: 'Ausbildung zur Bürokauffrau',
      trainings: 'Bilanzbuchhalterin (IHK), SAP FI Grundkurs',
      software: 'Excel, Word, DATEV, SAP FI',
      languages: 'Deutsch, Englisch, Französisch',
    },
  },
  {
    name: 'a craftsman, the newest first, with tasks as a list',
    file: 'pdf',
    text: `Horst Baumgartner
Am Mühlbach 3 · 86153 Augsburg · Mobil 0176 20304050
BERUFSERFAHRUNG
03/2001 – 12/2023
Elektromeister und Werkstattleiter
Elektro Steiner GmbH, Augsburg
• Leitung von acht Gesellen
• Kundendienst und Abrechnung
09/1986 – 02/2001
Elektroinstallateur
Stadtwerke Friedberg
• Störungsdienst
• Zählerwesen
AUSBILDUNG
1998	Meisterprüfung im Elektrotechniker-Handwerk, Handwerkskammer für Schwaben
1979 – 1983	Lehre als Elektroinstallateur, Firma Huber, Aichach
1970 – 1979	Volksschule Aichach
FORTBILDUNG
Schaltberechtigung bis 30 kV
Ersthelfer im Betrieb
SPRACHEN
Deutsch
INTERESSEN
Bergwandern, Blasmusik`,
    says: {
      first_name: 'Horst',
      last_name: 'Baumgartner',
      phone: '0176 20304050',
      street: 'Am Mühlbach 3',
      postal_code: '86153',
      job_position: 'Elektromeister und Werkstattleiter',
      last_employer: 'Elektro Steiner GmbH',
      previous_employer: 'Stadtwerke Friedberg',
      degree: 'Meisterprüfung im Elektrotechniker-Handwerk',
      trainings: 'Schaltberechtigung bis 30 kV, Ersthelfer im Betrieb',
      languages: 'Deutsch',
    },
  },
  {
    name: 'prose, as schools once asked for it',
    file: 'word',
    text: `Lebenslauf

Ich, Ingeborg Seidel, wurde am 7. März 1959 in Zwickau als Tochter des Bergmanns Karl Seidel und seiner Ehefrau Martha geboren.
Von 1965 bis 1975 besuchte ich die Polytechnische Oberschule in Zwickau. Anschließend machte ich von 1975 bis 1978 eine Ausbildung zur Krankenschwester an der Medizinischen Fachschule Zwickau.
Von 1978 bis 1991 arbeitete ich als Krankenschwester im Bezirkskrankenhaus Zwickau. Nach der Geburt meiner Kinder war ich von 1991 bis 1995 zu Hause. Seit 1995 war ich als Stationsschwester im Klinikum Chemnitz tätig, wo ich bis 2022 blieb.
Ich spreche Russisch und etwas Englisch.
Ich wohne in der Goethestraße 8 in 08056 Zwickau und bin unter der Telefonnummer 0375 123456 zu erreichen.

Zwickau, 2. Oktober 2026
Ingeborg Seidel`,
    says: {
      first_name: 'Ingeborg',
      last_name: 'Seidel',
      phone: '0375 123456',
      street: 'Goethestraße 8',
      postal_code: '08056',
      job_position: 'Stationsschwester',
      last_employer: 'Klinikum Chemnitz',
      previous_employer: 'Bezirkskrankenhaus Zwickau',
      degree: 'Ausbildung zur Krankenschwester',
      languages: 'Russisch, Englisch',
    },
  },
  {
    name: 'Europass',
    file: 'pdf',
    text: `europass	Lebenslauf
ANGABEN ZUR PERSON	Monika Krüger
	Schillerplatz 22, 39108 Magdeburg (Deutschland)
	+49 391 5556677
	monika.krueger@example.org
	Geschlecht weiblich | Geburtsdatum 19/09/1960 | Staatsangehörigkeit deutsch
BERUFSERFAHRUNG
01/02/1999–31/10/2023	Verwaltungsfachangestellte
	Landeshauptstadt Magdeburg, Bürgeramt (Deutschland)
	Beratung der Bürger, Pass- und Meldewesen
	Tätigkeitsbereich oder Branche Öffentliche Verwaltung
01/09/1982–31/01/1999	Sekretärin
	Schwermaschinenbau Magdeburg AG (Deutschland)
	Schriftverkehr, Reiseplanung
SCHUL- UND BERUFSBILDUNG
01/09/1979–31/08/1982	Facharbeiterin für Schreibtechnik
	Betriebsberufsschule Magdeburg (Deutschland)
PERSÖNLICHE FÄHIGKEITEN
Muttersprache(n)	Deutsch
Weitere Sprache(n)	VERSTEHEN	SPRECHEN	SCHREIBEN
Englisch	B1	A2	A2
Russisch	B2	B1	A2
Digitale Kompetenz	Word, Excel, Outlook
Führerschein	B`,
    says: {
      first_name: 'Monika',
      last_name: 'Krüger',
      phone: '+49 391 5556677',
      street: 'Schillerplatz 22',
      postal_code: '39108',
      job_position: 'Verwaltungsfachangestellte',
      last_employer: 'Landeshauptstadt Magdeburg',
      previous_employer: 'Schwermaschinenbau Magdeburg AG',
      degree: 'Facharbeiterin für Schreibtechnik',
      software: 'Word, Excel, Outlook',
      languages: 'Deutsch, Englisch, Russisch',
    },
  },
  {
    name: 'two columns, a template of an office program',
    file: 'pdf-columns',
    text: `KONTAKT
Telefon: 040 7654321
gisela.petersen@example.org
Elbchaussee 101
22763 Hamburg
SPRACHEN
Deutsch
Englisch – fließend
Spanisch – Grundkenntnisse
EDV-KENNTNISSE
MS Office
Amadeus
====
Gisela Petersen
Reiseverkehrskauffrau
PROFIL
Seit mehr als dreißig Jahren berate ich Menschen, die reisen wollen.
BERUFSERFAHRUNG
Reiseberaterin
Reisebüro Hansa GmbH, Hamburg | 1994 – 2022
Beratung und Verkauf von Kreuzfahrten
Reiseverkehrskauffrau
Nordsee Touristik KG, Cuxhaven | 1984 – 1993
Buchung von Gruppenreisen
AUSBILDUNG
Ausbildung zur Reiseverkehrskauffrau
Nordsee Touristik KG, Cuxhaven | 1981 – 1984`,
    says: {
      first_name: 'Gisela',
      last_name: 'Petersen',
      phone: '040 7654321',
      street: 'Elbchaussee 101',
      postal_code: '22763',
      job_position: 'Reiseberaterin',
      last_employer: 'Reisebüro Hansa GmbH',
      previous_employer: 'Nordsee Touristik KG',
      degree: 'Ausbildung zur Reiseverkehrskauffrau',
      software: 'MS Office, Amadeus',
      languages: 'Deutsch, Englisch, Spanisch',
    },
  },
  {
    name: 'a woman with gaps, written with blanks in an old Word',
    file: 'word',
    text: `                         L e b e n s l a u f

Vor- und Zuname:     Christa Maria Vogel
geboren am:          30.11.1958
wohnhaft:            Bachgasse 7b, 97070 Würzburg
Tel.:                0931-778899

Schulausbildung:     1964 - 1973 Volksschule Ochsenfurt
Lehre:               1973 - 1976 Einzelhandelskauffrau, Kaufhaus Merkel, Würzburg
Berufstätigkeit:     1976 - 1981 Verkäuferin bei Kaufhaus Merkel
                     1981 - 1993 Hausfrau und Mutter (drei Kinder)
                     1993 - 1999 Aushilfe bei der Bäckerei Schmitt
                     1999 - 2006 Pflege meiner Mutter
                     2006 - 2023 Verkäuferin bei Drogerie Sauer OHG
Sonstiges:           Führerschein Klasse 3, Kirchenchor`,
    says: {
      first_name: 'Christa Maria',
      last_name: 'Vogel',
      phone: '0931-778899',
      street: 'Bachgasse 7b',
      postal_code: '97070',
      job_position: 'Verkäuferin',
      last_employer: 'Drogerie Sauer OHG',
      previous_employer: 'Bäckerei Schmitt',
      degree: 'Einzelhandelskauffrau',
    },
  },
];
