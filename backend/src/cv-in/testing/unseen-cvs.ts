import type { CvSample } from './cv-sample.ts';

/** CVs that the rules are judged by and were not written with: leave them out when you change a rule. */
export const unseenCvs: readonly CvSample[] = [
  {
    name: 'an engineer with a doctorate',
    file: 'pdf',
    text: `Curriculum Vitae
Dr.-Ing. Wolfgang von Arnim
Birkenweg 19, 70192 Stuttgart
Tel. +49 (0)711 998877, w.arnim@example.org
geb. 14.01.1957, verheiratet

Berufliche Stationen
2003–2022	Entwicklungsleiter, Schwäbische Getriebe AG, Stuttgart
1991–2003	Projektingenieur, Motorenbau Neckar GmbH, Esslingen
1986–1991	Wissenschaftlicher Mitarbeiter, Universität Stuttgart
Studium
1978–1985	Studium Maschinenbau, Universität Stuttgart, Diplom-Ingenieur
1990	Promotion
Kenntnisse
CATIA, MATLAB, MS Project
Sprachen
Englisch (verhandlungssicher), Italienisch (Grundkenntnisse)`,
    says: {
      first_name: 'Wolfgang',
      last_name: 'von Arnim',
      phone: '+49 (0)711 998877',
      street: 'Birkenweg 19',
      postal_code: '70192',
      job_position: 'Entwicklungsleiter',
      last_employer: 'Schwäbische Getriebe AG',
      previous_employer: 'Motorenbau Neckar GmbH',
      degree: 'Promotion',
      software: 'CATIA, MATLAB, MS Project',
      languages: 'Englisch, Italienisch',
    },
  },
  {
    name: 'from Austria',
    file: 'word-table',
    text: `LEBENSLAUF
Persönliche Angaben
Vorname	Hannelore
Nachname	Gruber
Adresse	Hauptplatz 5/3, 4020 Linz
Telefon	+43 732 654321
Staatsbürgerschaft	Österreich
Berufspraxis
Mai 1997 – August 2021	Filialleiterin, Trafik und Papierfachgeschäft Mayr e.U., Linz
Jänner 1985 – April 1997	Verkäuferin, Kaufhaus Donau GmbH, Linz
Schulbildung
September 1976 – Juni 1979	Handelsschule Linz, Abschlussprüfung
September 1968 – Juni 1976	Volks- und Hauptschule Enns
Kurse
WIFI-Kurs Lohnverrechnung (2002)
Sprachkenntnisse
Deutsch (Muttersprache), Englisch (Schulkenntnisse), Tschechisch (Grundkenntnisse)`,
    says: {
      first_name: 'Hannelore',
      last_name: 'Gruber',
      phone: '+43 732 654321',
      street: 'Hauptplatz 5/3',
      job_position: 'Filialleiterin',
      last_employer: 'Trafik und Papierfachgeschäft Mayr e.U.',
      previous_employer: 'Kaufhaus Donau GmbH',
      degree: 'Handelsschule Linz',
      trainings: 'WIFI-Kurs Lohnverrechnung',
      languages: 'Deutsch, Englisch, Tschechisch',
    },
  },
  {
    name: 'prose of a driver',
    file: 'word',
    text: `Mein Lebenslauf

Mein Name ist Dieter Kowalski. Ich bin 1960 in Gelsenkirchen geboren und wohne in der Zechenstraße 44, 45879 Gelsenkirchen. Sie erreichen mich unter 0209 334455.

Nach der Hauptschule habe ich von 1975 bis 1978 den Beruf des Kfz-Mechanikers bei der Firma Opel Rösner gelernt. Danach war ich bei der Bundeswehr. Von 1980 bis 1996 habe ich als Lkw-Fahrer bei der Spedition Ruhrtrans GmbH gearbeitet. Von 1996 bis 2024 war ich Busfahrer bei der Verkehrsgesellschaft Emscher AG. Ich habe den Personenbeförderungsschein und spreche ein wenig Polnisch.`,
    says: {
      first_name: 'Dieter',
      last_name: 'Kowalski',
      phone: '0209 334455',
      street: 'Zechenstraße 44',
      postal_code: '45879',
      job_position: 'Busfahrer',
      last_employer: 'Verkehrsgesellschaft Emscher AG',
      previous_employer: 'Spedition Ruhrtrans GmbH',
      degree: 'Kfz-Mechaniker',
      languages: 'Polnisch',
    },
  },
  {
    name: 'two columns with the work on the left',
    file: 'pdf-columns',
    text: `Ursula Brinkmann
Berufserfahrung
05/2008 – 03/2025
Erzieherin und stellvertretende Leitung
Ev. Kindergarten Arche Noah, Münster
08/1996 – 04/2008
Erzieherin
Kita Sonnenschein e. V., Telgte
09/1984 – 12/1989
Erzieherin
Städtischer Kindergarten Warendorf
Ausbildung
08/1981 – 07/1984
Staatlich anerkannte Erzieherin
Fachschule für Sozialpädagogik Münster
====
Persönliche Daten
Hammer Straße 210
48153 Münster
0251 887766
u.brinkmann@example.org
Weiterbildungen
Sprachförderung im Kindergarten
Montessori-Diplom
Sprachen
Englisch
Niederländisch`,
    says: {
      first_name: 'Ursula',
      last_name: 'Brinkmann',
      phone: '0251 887766',
      street: 'Hammer Straße 210',
      postal_code: '48153',
      job_position: 'Erzieherin und stellvertretende Leitung',
      last_employer: 'Ev. Kindergarten Arche Noah',
      previous_employer: 'Kita Sonnenschein e. V.',
      degree: 'Staatlich anerkannte Erzieherin',
      trainings: 'Sprachförderung im Kindergarten, Montessori-Diplom',
      languages: 'Englisch, Niederländisch',
    },
  },
  {
    name: 'a cleaner with a family break, oldest first',
    file: 'word-table',
    text: `Lebenslauf
Name	Fatma Yıldız
Adresse	Sonnenallee 88, 12045 Berlin
Handy	0157 88990011
Geburtsort	Izmir
Schule
1968–1976	Grund- und Mittelschule in Izmir
Arbeit
1980–1986	Näherin, Textilfabrik Spree GmbH, Berlin
1986–2001	Kindererziehung (vier Kinder)
2001–2012	Reinigungskraft, Gebäudereinigung Blank GmbH, Berlin
2012–2025	Hauswirtschafterin, Seniorenheim Abendsonne, Berlin
Sprachen
Türkisch, Deutsch
Kurse
Hygieneschulung nach HACCP`,
    says: {
      first_name: 'Fatma',
      last_name: 'Yıldız',
      phone: '0157 88990011',
      street: 'Sonnenallee 88',
      postal_code: '12045',
      job_position: 'Hauswirtschafterin',
      last_employer: 'Seniorenheim Abendsonne',
      previous_employer: 'Gebäudereinigung Blank GmbH',
      trainings: 'Hygieneschulung nach HACCP',
      languages: 'Türkisch, Deutsch',
    },
  },
  {
    name: 'a salesman, employers before titles',
    file: 'pdf',
    text: `Bewerbungsunterlagen
KLAUS-PETER LORENZ
Industriekaufmann
Anschrift	Rosenhang 2
	65193 Wiesbaden
Telefon	0611 2223344
Werdegang
04/2010 bis heute	Weinhandel Rheingau GmbH & Co. KG, Eltville
	Außendienstmitarbeiter
	Betreuung von 140 Gaststätten
07/1999 bis 03/2010	Getränke Nassau GmbH, Limburg
	Verkaufsleiter
10/1983 bis 06/1999	Glaswerke Taunus AG, Wiesbaden
	Industriekaufmann, später Gebietsleiter
Ausbildung
08/1980 bis 07/1983	Glaswerke Taunus AG, Wiesbaden
	Ausbildung zum Industriekaufmann
Seminare
2012	Verhandeln mit Schlüsselkunden
EDV
SAP, Excel, Salesforce
Fremdsprachen
Englisch, Französisch`,
    says: {
      first_name: 'Klaus-Peter',
      last_name: 'Lorenz',
      phone: '0611 2223344',
      street: 'Rosenhang 2',
      postal_code: '65193',
      job_position: 'Außendienstmitarbeiter',
      last_employer: 'Weinhandel Rheingau GmbH & Co. KG',
      previous_employer: 'Getränke Nassau GmbH',
      degree: 'Ausbildung zum Industriekaufmann',
      trainings: 'Verhandeln mit Schlüsselkunden',
      software: 'SAP, Excel, Salesforce',
      languages: 'Englisch, Französisch',
    },
  },
];
