-- Bhojpuri, Maithili, Nepali, Kashmiri, Tulu and Arabic get a bit at the end, where no row has one yet.
CREATE OR REPLACE FUNCTION search_options(of_kind text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN
	CASE of_kind
		WHEN 'job' THEN string_to_array('shift=morning shift=afternoon shift=evening shift=night shift=weekend shift=emergency shift=variable '
			'type=permanent type=locum type=part-time type=visiting unit=month unit=shift unit=hour unit=case urgent=on bonus=on fresher=on '
			'experience=0-2 experience=3-5 experience=5-10 experience=10+ language=mr language=hi language=en language=gu language=kn language=te '
			'language=ta language=ml language=bn language=pa language=ur language=or language=as language=kok language=sd accommodation=on '
			'language=bho language=mai language=ne language=ks language=tcy language=ar', ' ')
		WHEN 'specialist' THEN string_to_array('profession=doctor profession=nurse verified=on gender=female gender=male gender=other '
			'experience=0-2 experience=3-5 experience=5-10 experience=10+ '
			'experiencePublic=0-2 experiencePublic=3-5 experiencePublic=5-10 experiencePublic=10+ '
			'shift=morning shift=afternoon shift=evening shift=night shift=weekend shift=emergency '
			'day=mon day=tue day=wed day=thu day=fri day=sat day=sun language=mr language=hi language=en language=gu language=kn language=te '
			'language=ta language=ml language=bn language=pa language=ur language=or language=as language=kok language=sd'
			' language=bho language=mai language=ne language=ks language=tcy language=ar', ' ')
	END;
