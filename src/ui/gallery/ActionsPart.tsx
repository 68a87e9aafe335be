import { useState } from 'react';
import { Bookmark, BookmarkCheck, FileUp, MapPin, Search, Trash2 } from 'lucide-react';
import { Button } from '#src/ui/button/Button.tsx';
import { Disclosure } from '#src/ui/disclosure/Disclosure.tsx';
import { NarrowFold } from '#src/ui/disclosure/NarrowFold.tsx';
import { LinkButton } from '#src/ui/linkButton/LinkButton.tsx';
import { MenuButton } from '#src/ui/menuButton/MenuButton.tsx';
import { LoadMore } from '#src/ui/loadMore/LoadMore.tsx';
import { RemovableList } from '#src/ui/removableList/RemovableList.tsx';
import { SearchField } from '#src/ui/searchField/SearchField.tsx';
import { Cluster, Columns, Stack } from '#src/ui/stack/Stack.tsx';
import { ToggleButton } from '#src/ui/toggleButton/ToggleButton.tsx';

const none = () => undefined;

/** Buttons, links like buttons, folding, lists that change. */
export function ActionsPart() {
  const [skills, setSkills] = useState(['Excel', 'Zendesk', 'Data entry', 'Phone support']);
  const [shown, setShown] = useState(25);
  const [isSaved, setSaved] = useState(true);
  const [words, setWords] = useState('support');
  const [place, setPlace] = useState('');
  return (
    <Stack>
      <h2>Actions</h2>
      <Cluster>
        <Button look="primary" icon={Search}>
          Search
        </Button>
        <Button icon={Bookmark}>Save</Button>
        <Button look="plain" icon={Trash2}>
          Remove
        </Button>
        <Button look="danger">Stop</Button>
      </Cluster>
      <Cluster>
        <Button look="primary" isBusy>
          Upload
        </Button>
        <Button isUnavailable reason="Choose a PDF file first.">
          Upload
        </Button>
        <Button isUnavailable>Previous</Button>
        <ToggleButton
          isOn={isSaved}
          onPress={() => setSaved(!isSaved)}
          name={isSaved ? 'Saved. Remove from saved' : 'Save job'}
          off={{ word: 'Save', icon: Bookmark }}
          on={{ word: 'Saved', icon: BookmarkCheck }}
        />
        <LinkButton href="/up" look="primary" icon={FileUp}>
          Upload resume
        </LinkButton>
        <LinkButton href="/profile">Build resume</LinkButton>
        <MenuButton
          actions={['Skills', 'Summary'].map((text) => ({ id: text, text, onPress: none }))}
        >
          Add to…
        </MenuButton>
      </Cluster>
      <Columns>
        <SearchField
          label="Job title or words"
          clearLabel="Clear search words"
          value={words}
          onChange={setWords}
        />
        <SearchField
          label="City or ZIP code"
          clearLabel="Clear place"
          icon={MapPin}
          value={place}
          onChange={setPlace}
        />
      </Columns>
      <NarrowFold label="Filters" icon={Search} summary="5 in use">
        <p>Here where there is room, folded where there is not.</p>
      </NarrowFold>
      <RemovableList
        label="Your added skills"
        items={skills}
        removeWord="Remove"
        removeLabel={(item) => `Remove ${item}`}
        onRemove={(index) => setSkills(skills.filter((_, other) => other !== index))}
        emptyText="No skills yet."
      />
      <div>
        <Disclosure label="Why this job" aria-label="Why this job: Data Entry Clerk">
          <p>It uses six of your eight skills, and it is four miles away.</p>
        </Disclosure>
        <Disclosure label="What could be missing" headingLevel={3} defaultExpanded>
          <p>It asks for Spanish. That is not in your profile.</p>
        </Disclosure>
      </div>
      <LoadMore
        label="Load 25 more jobs"
        shownText={`Showing ${shown} of 42`}
        hasMore={shown < 42}
        isBusy={false}
        onPress={() => setShown(42)}
      />
    </Stack>
  );
}
