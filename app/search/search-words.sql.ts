import { type DatabaseObject, defineFunction } from '#app/platform/database/database-objects.ts'

/** Devanagari in Latin letters, roughly as it is typed: 'देशपांडे' becomes 'deshapande'. How it sounds does not depend on the silent 'a'. */
const searchLatin = defineFunction(
	'search_latin',
	String.raw`(written text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE RETURN
	translate(
		replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(
			regexp_replace(regexp_replace(written, '([\u0915-\u0939])(?=[\u0904-\u0939\u0902])', '\1a', 'g'), '(\u094d[\u0915-\u0939])(?![\u0900-\u097fa])', '\1a', 'g'),
			'ज्ञ', 'dny'), 'ख', 'kh'), 'घ', 'gh'), 'च', 'ch'), 'छ', 'ch'), 'झ', 'jh'), 'ठ', 'th'), 'ढ', 'dh'), 'थ', 'th'), 'ध', 'dh'), 'फ', 'ph'), 'भ', 'bh'), 'श', 'sh'), 'ष', 'sh'),
		'अआइईउऊऋएऐओऔकगङजञटडणतदनपबमयरलवसहळािीुूृेैॅोौॉंँ०१२३४५६७८९ः्',
		'aaiiuureeookgnjntdntdnpbmyrlvshlaiiuureeeooonn0123456789')`,
)

/**
 * One spelling of a text: lower case, no accents, American syllables, abbreviations without dots ('M.D.' is 'md'), words parted
 * by single spaces. app/catalog/words/spelling.ts folds the same way but for Devanagari, and a test compares the two.
 */
const searchFold = defineFunction(
	'search_fold',
	String.raw`(written text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
	folded text := lower(written);
BEGIN
	IF folded ~ '[^ -~]' THEN
		folded := lower(regexp_replace(normalize(written, NFKD), '[\u0300-\u036f\u093c\u200c\u200d]', '', 'g'));
		IF folded ~ '[\u0900-\u097f]' THEN
			folded := search_latin(folded);
		END IF;
		folded := translate(folded, '’ʼ', '');
	END IF;
	folded := translate(folded, '''' || chr(96), '');
	IF position('.' IN folded) > 0 THEN
		folded := regexp_replace(folded, '(?<![a-z0-9])([a-z])(?:\. ?(?=[a-z]\.)|\.(?=[a-z]{1,3}(?![a-z0-9])))', '\1', 'g');
	END IF;
	folded := trim(regexp_replace(folded, '[^a-z0-9\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u0963\u0966-\u1fff\u2c60-\u2dff\u3040-\ufdff\ufe70-\ufefe]+', ' ', 'g'));
	folded := replace(replace(replace(replace(replace(folded, 'anae', 'ane'), 'paed', 'ped'), 'gynae', 'gyne'), 'haem', 'hem'), 'oesoph', 'esoph');
	folded := replace(replace(replace(replace(replace(folded, 'labour', 'labor'), 'theatre', 'theater'), 'centre', 'center'), 'fibre', 'fiber'), 'tumour', 'tumor');
	RETURN replace(replace(folded, 'caesar', 'cesar'), 'isation', 'ization');
END $$`,
)

/**
 * How a folded word sounds: Mishra and Misra, Gokhale and Gokhle, Navjeevan and Navjivan, Shree and Sri have one sound. The rules
 * are those of soundOf in app/catalog/words/correct.ts, and a test compares the two.
 */
const searchSound = defineFunction(
	'search_sound',
	String.raw`(folded text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
	sound text := replace(replace(replace(replace(replace(replace(folded, 'sch', 's'), 'chh', 'c'), 'ch', 'c'), 'ksh', 'ks'), 'x', 'ks'), 'ph', 'f');
BEGIN
	sound := translate(regexp_replace(sound, '([bdgjkpst])h', '\1', 'g'), 'wqz', 'vkj');
	sound := regexp_replace(regexp_replace(sound, '^ai(?=y)', 'i'), 'er$', 'ar');
	sound := replace(regexp_replace(sound, 'ee|ie|ea', 'i', 'g'), 'oo', 'u');
	sound := regexp_replace(sound, 'ai|ay(?![aeiou])|ei|ey(?![aeiou])', 'e', 'g');
	sound := regexp_replace(sound, 'a[uw](?=[dgkt]|$)|ou|ow', 'o', 'g');
	sound := replace(regexp_replace(sound, 'r[iu](?=[^aeiou])', 'r', 'g'), 'iy', 'y');
	sound := regexp_replace(regexp_replace(sound, 'y(?![aeiou])', 'i', 'g'), '([a-z])\1+', '\1', 'g');
	-- An 'a' in the middle may be silent, and 'i' and 'e' are heard alike at the end.
	RETURN regexp_replace(regexp_replace(sound, '(?<=.)a(?=.)', '', 'g'), '[ie]$', 'i');
END $$`,
)

/** The words of a name as tags: as each sounds, and as it is spelled, for what only begins a name. */
const searchNameTags = defineFunction(
	'search_name_tags',
	`(name text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE RETURN
	ARRAY(SELECT tag FROM unnest(string_to_array(search_fold(name), ' ')) word, LATERAL (VALUES ('n/' || search_sound(word)), ('w/' || word)) tags (tag)
		WHERE word <> '')`,
)

/** The query for words that stand next to each other. `suffix` limits each to weights (':A') or makes it a prefix (':*'). */
const searchQuery = defineFunction(
	'search_query',
	`(words text, suffix text) RETURNS tsquery LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE RETURN
	to_tsquery('search', replace(nullif(search_fold(words), ''), ' ', suffix || ' <-> ') || suffix)`,
)

/** Names with words that sound like these. With ':*' the last word may also be only the beginning of one, as it is spelled. */
const searchNameQuery = defineFunction(
	'search_name_query',
	`(words text, suffix text) RETURNS tsquery LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE RETURN
	(SELECT string_agg('(''n/' || search_sound(word) || CASE WHEN suffix = ':*' AND at = count THEN ''' | ''w/' || word || ''':*)' ELSE ''')' END, ' & ')
	FROM (SELECT word, at, count(*) OVER () AS count FROM unnest(string_to_array(search_fold(words), ' ')) WITH ORDINALITY typed (word, at)
		WHERE word <> '') words)::tsquery`,
)

/** ('skill', '{General anaesthesia,TIVA}') becomes '{skill=general-anesthesia,skill=tiva}'. */
const searchTags = defineFunction(
	'search_tags',
	`(name text, names text[]) RETURNS text[] LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
	tags text[] := '{}';
	one text;
BEGIN
	FOREACH one IN ARRAY coalesce(names, '{}') LOOP
		tags := tags || (name || '=' || replace(search_fold(one), ' ', '-'));
	END LOOP;
	RETURN tags;
END $$`,
)

/** Words of rows, for corrections of what is typed. They are looked up by their length and first letter. */
const addSearchWords = defineFunction(
	'add_search_words',
	`(of_kind text, folded text) RETURNS void LANGUAGE sql AS $$
	INSERT INTO search_words (kind, word)
	SELECT DISTINCT of_kind, typed.word FROM unnest(string_to_array(folded, ' ')) typed (word)
	WHERE length(typed.word) BETWEEN 3 AND 24 AND typed.word !~ '[0-9]'
		AND NOT EXISTS (SELECT FROM search_words known WHERE known.kind = of_kind AND known.word = typed.word)
	ORDER BY 2 ON CONFLICT DO NOTHING
$$`,
)

/** Words are compared by their English stem. No word is left out: 'OR' is an operating room. */
const searchStems: DatabaseObject = {
	name: 'text search configuration search',
	sql: `do $$ begin
	if not exists (select from pg_ts_config where cfgname = 'search' and cfgnamespace = 'public'::regnamespace) then
		create text search dictionary search_stem (template = pg_catalog.snowball, language = english);
		create text search configuration search (parser = pg_catalog."default");
		alter text search configuration search add mapping for asciiword, word, numword, asciihword, hword, numhword, int, uint with search_stem;
	end if;
end $$`,
}

export const searchWords = [
	searchStems,
	searchLatin,
	searchFold,
	searchSound,
	searchNameTags,
	searchQuery,
	searchNameQuery,
	searchTags,
	addSearchWords,
]
