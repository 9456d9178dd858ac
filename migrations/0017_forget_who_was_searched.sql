ALTER TABLE "search_changes" ADD COLUMN "gone" text;--> statement-breakpoint
CREATE INDEX "search_changes_specialist_id_index" ON "search_changes" USING btree ("specialist_id");--> statement-breakpoint
-- As before, but what goes with a person says nothing more of them.
CREATE OR REPLACE FUNCTION note_search_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF coalesce(current_setting('search.bulk', true), '') <> 'on' THEN
		EXECUTE format('INSERT INTO search_changes (specialist_id) SELECT DISTINCT %I FROM changed WHERE EXISTS (SELECT 1 FROM specialists WHERE id = changed.%I)', TG_ARGV[0], TG_ARGV[0]);
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION list_specialist() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' THEN
		DELETE FROM search_listings WHERE specialist_id = OLD.id;
		DELETE FROM search_changes WHERE specialist_id = OLD.id;
		INSERT INTO search_changes (gone) VALUES (left(replace(OLD.id::text, '-', ''), 15));
	ELSIF coalesce(current_setting('search.bulk', true), '') <> 'on' THEN
		IF EXISTS (SELECT 1 FROM specialists JOIN accounts USING (id) WHERE id = NEW.id AND profile_visibility AND suspended_at IS NULL) THEN
			INSERT INTO search_listings (specialist_id) VALUES (NEW.id) ON CONFLICT DO NOTHING;
		ELSE
			DELETE FROM search_listings WHERE specialist_id = NEW.id;
		END IF;
		IF TG_TABLE_NAME = 'accounts' THEN
			INSERT INTO search_changes (specialist_id) SELECT id FROM specialists WHERE id = NEW.id;
		END IF;
	END IF;
	RETURN NULL;
END $$;
