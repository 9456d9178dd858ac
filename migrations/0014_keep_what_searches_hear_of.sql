CREATE TABLE "search_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"specialist_id" uuid,
	"changed_by" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_listings" (
	"specialist_id" uuid PRIMARY KEY NOT NULL,
	"listed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "search_changes_by_transaction" ON "search_changes" USING btree ("changed_by");--> statement-breakpoint
CREATE INDEX "search_listings_newest" ON "search_listings" USING btree ("listed_at");--> statement-breakpoint

-- Whatever changes a fact that searches know leaves a row, in the transaction of the change. Appending locks nothing, so
-- no two commands can wait for each other here. A bulk load switches the noting off and says 'everybody' once, at its end.
CREATE FUNCTION note_search_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF coalesce(current_setting('search.bulk', true), '') <> 'on' THEN
		EXECUTE format('INSERT INTO search_changes (specialist_id) SELECT DISTINCT %I FROM changed', TG_ARGV[0]);
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint

CREATE FUNCTION note_search_change_of_all() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO search_changes (specialist_id) VALUES (NULL);
	RETURN NULL;
END $$;--> statement-breakpoint

DO $$
DECLARE
	source record;
BEGIN
	FOR source IN
		SELECT * FROM (VALUES
			('specialists', 'id'), ('specialist_skills', 'specialist_id'), ('educations', 'specialist_id'),
			('work_experiences', 'specialist_id'), ('resumes', 'specialist_id'), ('credentials', 'specialist_id')
		) AS sources (name, key)
	LOOP
		EXECUTE format('CREATE TRIGGER searches_hear_of_new AFTER INSERT ON %I REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_search_change(%L)', source.name, source.key);
		EXECUTE format('CREATE TRIGGER searches_hear_of_changed AFTER UPDATE ON %I REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_search_change(%L)', source.name, source.key);
		EXECUTE format('CREATE TRIGGER searches_hear_of_gone AFTER DELETE ON %I REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_search_change(%L)', source.name, source.key);
		EXECUTE format('CREATE TRIGGER searches_hear_of_emptied AFTER TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION note_search_change_of_all()', source.name);
	END LOOP;
END $$;--> statement-breakpoint

-- Can be found: the profile is visible and the account not suspended. Whoever becomes visible again is new again.
CREATE FUNCTION list_specialist() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' THEN
		DELETE FROM search_listings WHERE specialist_id = OLD.id;
	ELSIF coalesce(current_setting('search.bulk', true), '') <> 'on' THEN
		IF EXISTS (SELECT 1 FROM specialists JOIN accounts USING (id) WHERE id = NEW.id AND profile_visibility AND suspended_at IS NULL) THEN
			INSERT INTO search_listings (specialist_id) VALUES (NEW.id) ON CONFLICT DO NOTHING;
		ELSE
			DELETE FROM search_listings WHERE specialist_id = NEW.id;
		END IF;
		IF TG_TABLE_NAME = 'accounts' THEN
			INSERT INTO search_changes (specialist_id) VALUES (NEW.id);
		END IF;
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER specialists_are_listed AFTER INSERT OR DELETE OR UPDATE OF profile_visibility ON specialists
	FOR EACH ROW EXECUTE FUNCTION list_specialist();--> statement-breakpoint
CREATE TRIGGER suspended_specialists_are_not_listed AFTER UPDATE OF suspended_at ON accounts
	FOR EACH ROW WHEN (NEW.kind = 'specialist' AND OLD.suspended_at IS DISTINCT FROM NEW.suspended_at)
	EXECUTE FUNCTION list_specialist();--> statement-breakpoint

-- Those who are there already.
INSERT INTO search_listings (specialist_id, listed_at)
	SELECT specialists.id, specialists.joined_at FROM specialists JOIN accounts USING (id) WHERE profile_visibility AND suspended_at IS NULL;
