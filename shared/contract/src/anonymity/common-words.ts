/**
 * Family and first names that are words of every working life: professions, seasons, places, common
 * adjectives. Of somebody called Koch, 'Koch in der Kantine' tells a profession (employers-39).
 */
export const COMMON_WORDS: readonly string[] =
  `Bäcker Becker Bauer Baumeister Bergmann Böttcher Brauer Buchbinder Dachdecker Decker Dreher Drucker
  Färber Fischer Fleischer Former Förster Fuhrmann Gärtner Gerber Glaser Goldschmied Graveur Händler Hirt
  Imker Jäger Juwelier Kassierer Kaufmann Kellner Keller Klempner Koch Konditor Krämer Kürschner Lehrer
  Maler Maurer Meister Mechaniker Metzger Müller Musiker Optiker Pfarrer Pfleger Pförtner Richter Sänger
  Sattler Schäfer Schaffner Schlachter Schlosser Schmied Schneider Schreiber Schreiner Schuhmacher Schulze
  Schuster Seiler Steinmetz Tischler Töpfer Turner Uhrmacher Verwalter Vogt Wächter Wagner Weber Winzer
  Wirt Zeichner Zimmermann Hausmann Küfer Melker Reiter Ritter Spengler
  Sommer Winter Herbst Frost Sonntag Freitag Montag Mai März April
  Berg Bach Wald Feld Stein Busch Baum Garten Haus Hof Markt Turm Burg Tal See Sand Land Stadt Heide
  lang lange kurz klein kleine groß große alt neu jung junge schön frei stark starke reich Ernst treu weiß
  schwarz braun rot grün grau blau gut lieb still stolz hell kluge fromm wild
  König Graf Herzog Kaiser Engel Vogel Fuchs Wolf Hahn Lamm Hase Storch Adler Falk Rose Blume Linde
  Mark Christian Viola Frank Gold Silber Kupfer Stahl Eisen Horn Brot Zucker Pfeffer Salz`.split(
    /\s+/,
  );
